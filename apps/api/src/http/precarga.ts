import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What the portal's build says of each screen: the pieces that its page asks for at once. */
const zPrecarga = z.array(z.object({ patron: z.string(), modulos: z.array(z.string()), estilos: z.array(z.string()) }));

const NADA = (): string => '';

/** The tags that bring the code of a screen with its page, instead of one trip after another. */
export function leerPrecarga(carpetaWeb: string): (direccion: string) => string {
  const archivo = join(carpetaWeb, '.vite/precarga.json');
  if (!existsSync(archivo)) return NADA;
  const pantallas = zPrecarga.parse(JSON.parse(readFileSync(archivo, 'utf8'))).map(({ patron, modulos, estilos }) => ({
    patron: new RegExp(patron),
    etiquetas: [
      ...estilos.map((nombre) => `<link rel="preload" as="style" crossorigin href="/${nombre}">`),
      ...modulos.map((nombre) => `<link rel="modulepreload" crossorigin href="/${nombre}">`),
    ].join(''),
  }));
  return (direccion) => {
    const [camino = ''] = direccion.split('?');
    return pantallas.find(({ patron }) => patron.test(camino))?.etiquetas ?? '';
  };
}
