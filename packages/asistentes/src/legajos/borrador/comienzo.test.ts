import { expect, test } from 'vitest';
import { borradorAutomatico } from '../automatico/borrador.ts';
import { comenzarLegajo, type DeDondeSeComienza } from './comienzo.ts';

const TRADICIONAL = { id: 7, clave: 'tradicional' };
const comenzar = (sabido: Partial<DeDondeSeComienza> = {}) =>
  comenzarLegajo(borradorAutomatico(), {
    ...{
      configuracion: { hoy: '2026-11-27' },
      matriculas: [{ id: 4 }],
      modalidades: [{ id: 1, clave: 'especial' }, TRADICIONAL],
    },
    ...sabido,
  });

test('un legajo nuevo es de hoy por un año, Tradicional y de la única matrícula; lo demás está vacío [S-853]', () => {
  expect(comenzar()).toEqual({
    ...borradorAutomatico(),
    ...{ fecha: '2026-11-27', vencimiento: '2027-11-27', matricula_id: 4, modalidad_id: 7 },
  });
});

test('entre varias matrículas, sin ninguna, o sin esa modalidad, se elige', () => {
  expect(comenzar({ matriculas: [{ id: 4 }, { id: 5 }] }).matricula_id).toBeNull();
  expect(comenzar({ matriculas: [] }).matricula_id).toBeNull();
  expect(comenzar({ modalidades: [{ id: 1, clave: 'especial' }] }).modalidad_id).toBeNull();
});
