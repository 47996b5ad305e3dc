import { expect, test } from 'vitest';
import { leerLibro } from '../planillas/leer-libro.ts';
import { armarArchivo } from './archivo.ts';
import { armarLargoEnHilo } from './hilo-de-archivos-largos.ts';
import type { Celda } from './tabla.ts';

const encabezado = { nombre: 'Hoja & media', titulos: ['Nombre', 'Importe', 'Día', 'N°'], anchos: [20, 12, 12, 5] };
const FILAS: Celda[][] = [
  [
    { tipo: 'texto', valor: 'Ñandú; "el" <primero> & único\u0007' },
    { tipo: 'importe', valor: '1234567.89' },
    { tipo: 'fecha', valor: '2026-03-09' },
    { tipo: 'numero', valor: 7 },
  ],
  [
    { tipo: 'texto', valor: '=HYPERLINK("http://malo.example")' },
    { tipo: 'importe', valor: '-10.50' },
    null,
    { tipo: 'numero', valor: 8 },
  ],
  [{ tipo: 'texto', valor: '  con lugar  ' }, null, { tipo: 'fecha', valor: '1999-12-31' }, null],
];

async function* paginas(veces: number): AsyncGenerator<Celda[][]> {
  for (let i = 0; i < veces; i++) yield FILAS;
}

test('el CSV largo es el mismo que el que se arma de una vez', async () => {
  const largo = await armarLargoEnHilo({ formato: 'csv', encabezado, paginas: paginas(3) });
  const deUnaVez = await armarArchivo({ formato: 'csv', ...encabezado, filas: [...FILAS, ...FILAS, ...FILAS] });
  expect(Buffer.from(largo).toString()).toBe(Buffer.from(deUnaVez).toString());
});

test('la planilla larga se lee igual que la que se arma de una vez, y lo que XML no puede decir se deja', async () => {
  const largo = await leerLibro(await armarLargoEnHilo({ formato: 'xlsx', encabezado, paginas: paginas(2) }));
  const filas = [...FILAS, ...FILAS].map((fila): Celda[] =>
    fila.map((celda) => (celda?.tipo === 'texto' ? { ...celda, valor: celda.valor.replace('\u0007', '') } : celda)),
  );
  const deUnaVez = await leerLibro(await armarArchivo({ formato: 'xlsx', ...encabezado, filas }));
  expect(largo).toEqual(deUnaVez);
  expect(largo[0]).toMatchObject({ nombre: 'Hoja & media' });
  expect(largo[0]?.filas).toHaveLength(filas.length + 1);
});

test('sin filas son los títulos; y lo que falla al leer, falla', async () => {
  const vacio = await leerLibro(await armarLargoEnHilo({ formato: 'xlsx', encabezado, paginas: paginas(0) }));
  expect(vacio[0]?.filas.map(({ celdas }) => celdas)).toEqual([encabezado.titulos]);
  async function* rota(): AsyncGenerator<Celda[][]> {
    yield FILAS;
    throw new Error('sin base');
  }
  await expect(armarLargoEnHilo({ formato: 'csv', encabezado, paginas: rota() })).rejects.toThrow('sin base');
});
