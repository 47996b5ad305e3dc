import { legajo } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { estado } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { expect, test } from 'vitest';
import { motivoDeNoAmpliar } from './motivo-de-no-ampliar.ts';

const noSePuede = { ...legajo().acciones_permitidas, puede_ampliarse: false };
const porque = (clave: string, nombre: string) =>
  motivoDeNoAmpliar(
    {
      legajo: legajo({ estado_legajo: estado(clave, nombre, 1), acciones_permitidas: noSePuede }),
      detalle: null,
      calculo: null,
    },
    'nueva',
  );

test('dice en qué estado está el legajo, como se dice', () => {
  expect(porque('borrador', 'Borrador')).toMatch(/^El legajo está en borrador y en ese estado no se puede hacer eso\./);
  expect(porque('anulado', 'Anulado')).toMatch(/^El legajo está anulado y/);
});
