import { esTextoLegible } from '@colega/contract/primitives';
import { expect, test } from 'vitest';
import { armarValores, leerValores } from './valores.ts';

test.each(['\u200B', '\u200E', '\u202C', '\uFEFF', '\u0085', '\u{E0041}', '\ud800', 'Ñ 🏠'])(
  'lo que se pegó sin que se vea no detiene la copia, y vuelve como estaba: %j',
  (pegado) => {
    const borrador = { calle: `50${pegado} y 7` };
    const recorrido = { actual: 'uno', visitados: ['uno'], completos: [], conError: [] };
    const valores = armarValores({ borrador, recorrido });
    expect(esTextoLegible(valores)).toBe(true);
    expect(leerValores({ valores, formulario: 1 })).toMatchObject({ borrador, recorrido });
  },
);
