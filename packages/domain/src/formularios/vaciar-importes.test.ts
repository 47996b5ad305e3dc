import { expect, test } from 'vitest';
import { crearCampo } from './crear-campo.ts';
import type { Campo, TipoDeCampo } from './formulario.ts';
import { vaciarImportes } from './vaciar-importes.ts';

const con = (ruta: string, tipo: TipoDeCampo, campos: Campo[]): Campo => ({ ...crearCampo(ruta, ruta, tipo), campos });
const monto = crearCampo('monto', 'Monto', 'decimal', { unidad: '$' });

test('vacía lo que es dinero, a cualquier altura, y deja lo demás', () => {
  const campos = [
    con('', 'fila', [monto, crearCampo('superficie', 'Superficie', 'decimal', { unidad: 'm²' })]),
    crearCampo('descripcion', 'Descripción', 'texto'),
    con('renglones', 'incrementador', [monto, crearCampo('que', 'Qué', 'texto')]),
    con('otro', 'compuesto', [monto]),
  ];
  const cargado = {
    ...{ monto: '1000', superficie: '50', descripcion: 'Galpón', ajeno: '$' },
    renglones: [
      { monto: '1', que: 'a' },
      { monto: '2', que: 'b' },
    ],
    otro: { monto: '3' },
  };
  expect(vaciarImportes({ campos }, cargado)).toEqual({
    ...{ ...cargado, monto: '', otro: { monto: '' } },
    renglones: [
      { monto: '', que: 'a' },
      { monto: '', que: 'b' },
    ],
  });
});
