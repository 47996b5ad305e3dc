/** Whoever goes there closes the session. */
export const DIRECCION_DE_CIERRE = '/cerrarSesion';
