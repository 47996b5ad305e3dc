import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const MODO_DE_CARPETA = 0o700;
export const MODO_DE_ARCHIVO = 0o600;

function cerrar(ruta: string, modo: number): void {
  if ((statSync(ruta).mode & 0o777) !== modo) chmodSync(ruta, modo);
}

/** An older version or a copy may have left photos readable by every user of the host: they become the portal's alone. */
export function cerrarAOtros(carpeta: string): void {
  if (!existsSync(carpeta)) return;
  cerrar(carpeta, MODO_DE_CARPETA);
  for (const entrada of readdirSync(carpeta, { withFileTypes: true })) {
    const ruta = join(carpeta, entrada.name);
    if (entrada.isDirectory()) cerrarAOtros(ruta);
    else if (entrada.isFile()) cerrar(ruta, MODO_DE_ARCHIVO);
  }
}
