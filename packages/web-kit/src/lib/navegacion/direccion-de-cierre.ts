/** Whoever goes there closes the session. */
export const DIRECCION_DE_CIERRE = '/cerrarSesion';
/** And loses what could not go up from this device. */
export const CIERRE_QUE_PIERDE = `${DIRECCION_DE_CIERRE}?pierde=si`;
