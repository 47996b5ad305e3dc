/** Where what was issued is read. Apart: few screens lead there. */
export const direccionDelEmitido = (id: number): string => `/app/ejercicio/certificado/${id}`;
