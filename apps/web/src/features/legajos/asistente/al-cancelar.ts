/** AUT-015. */
export const AL_CANCELAR = '/app/legajos';
