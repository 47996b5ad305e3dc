/** Where cancelling the wizard of a file leads (AUT-015). */
export const AL_CANCELAR = '/app/legajos';
