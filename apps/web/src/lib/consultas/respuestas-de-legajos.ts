/** By their path: what a file, or something issued on it, is in. */
export const RESPUESTAS_DE_LEGAJOS = /^\/(legajo|certificados|tipos_certificados)/;
