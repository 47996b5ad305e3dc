import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const zPrecarga = z.array(
  z.object({
    patron: z.string(),
    modulos: z.array(z.string()),
    estilos: z.array(z.string()),
    encabezado: z.string().nullable(),
    conVolver: z.boolean(),
  }),
);
type DePantalla = z.output<typeof zPrecarga>[number];

export type ParaLaPagina = { etiquetas: string; encabezado: string };
const NADA: ParaLaPagina = { etiquetas: '', encabezado: '' };

const paraLaPagina = ({ modulos, estilos, encabezado, conVolver }: DePantalla): ParaLaPagina => ({
  etiquetas: [
    ...estilos.map((nombre) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${nombre}">`),
    ...modulos.map((nombre) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${nombre}">`),
  ].join(''),
  encabezado: encabezado === null ? '' : `<p${conVolver ? ' data-con-volver' : ''}>${encabezado}</p>`,
});

export function leerPrecarga(carpetaWeb: string): (direccion: string) => ParaLaPagina {
  const archivo = join(carpetaWeb, 'precarga.json');
  if (!existsSync(archivo)) return () => NADA;
  const pantallas = zPrecarga
    .parse(JSON.parse(readFileSync(archivo, 'utf8')))
    .map((pantalla) => ({ patron: new RegExp(pantalla.patron), suya: paraLaPagina(pantalla) }));
  return (direccion) => {
    const [camino = '', busqueda] = direccion.split('?');
    const suya = pantallas.find(({ patron }) => patron.test(camino))?.suya ?? NADA;
    // What follows the ? may change the heading.
    return busqueda === undefined ? suya : { ...suya, encabezado: '' };
  };
}
