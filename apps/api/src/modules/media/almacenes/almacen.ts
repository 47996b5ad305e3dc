export type AlmacenDeImagenes = {
  guardar(clave: string, bytes: Uint8Array): Promise<void>;
  leer(clave: string): Promise<Uint8Array | null>;
  borrar(clave: string): Promise<void>;
};
