/** The session was needed to fetch it, so a plain link does not do. */
export const descargar = (contenido: Blob, nombre: string): void => {
  const direccion = URL.createObjectURL(contenido);
  const enlace = document.createElement('a');
  enlace.href = direccion;
  enlace.download = nombre;
  document.body.append(enlace);
  enlace.click();
  enlace.remove();
  setTimeout(() => URL.revokeObjectURL(direccion), 60_000);
};
