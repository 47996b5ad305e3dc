import { afterAll, beforeAll, expect, test } from 'vitest';
import { leerXml, type Nodo } from '../../../salida/soap.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '../../../testing/crear-base-de-prueba.ts';
import { leerDomicilio } from './leer-domicilio.ts';
import { ubicarDomicilio } from './ubicar-domicilio.ts';

const elemento = (partes: Record<string, string>): string =>
  `<domicilio>${Object.entries(partes)
    .map(([nombre, valor]) => `<${nombre}>${valor}</${nombre}>`)
    .join('')}</domicilio>`;
const leer = (...domicilios: Record<string, string>[]) =>
  leerDomicilio(leerXml(`<persona>${domicilios.map(elemento).join('')}</persona>`).persona as Nodo);

const LUGAR = { localidad: 'BAHIA BLANCA', codigoPostal: '8000', descripcionProvincia: 'BUENOS AIRES' };

test('el domicilio del padrón: el real antes que el fiscal, y el renglón entero partido en calle y número', () => {
  const fiscal = { ...LUGAR, tipoDomicilio: 'FISCAL', direccion: 'AV COLON 1250' };
  const real = { ...LUGAR, tipoDomicilio: 'LEGAL/REAL', calle: 'ALSINA', numero: '150' };
  expect(leer(fiscal, real)).toMatchObject({ calle: 'ALSINA', numero: '150' });
  expect(leer(fiscal)).toMatchObject({ calle: 'AV COLON', numero: '1250', codigo_postal: '8000' });
  expect(leer({ ...fiscal, direccion: 'RUTA 3 KM 12 S/N' })).toMatchObject({ calle: 'RUTA 3 KM 12', numero: 'S/N' });
  expect(leer({ ...fiscal, direccion: 'PASAJE CORTO' })).toMatchObject({ calle: 'PASAJE CORTO', numero: '' });
  expect(leer({ ...fiscal, direccion: '' })).toBeNull();
  expect(leer()).toBeNull();
});

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
});
afterAll(() => base.cerrar());

test('queda como lo lleva un legajo, con su localidad si es de la lista', async () => {
  const ubicar = (cambios: Record<string, string> = {}) =>
    ubicarDomicilio(base.db, {
      ...{ calle: 'ALSINA', numero: '150', localidad: 'BAHIA BLANCA' },
      ...{ codigo_postal: '8000', provincia: 'BUENOS AIRES', ...cambios },
    });
  expect(await ubicar()).toMatchObject({ calle: 'Alsina', numero: '150', localidad: { codigo_postal: '8000' } });
  expect(await ubicar({ provincia: 'CORDOBA' })).toMatchObject({ calle: 'Alsina', localidad: null });
  expect(await ubicar({ localidad: 'NO EXISTE' })).toMatchObject({ localidad: null });
  // Half an address would be printed as a whole one.
  expect(await ubicar({ calle: 'A'.repeat(51) })).toBeNull();
  expect(await ubicar({ numero: '12345678901' })).toBeNull();
  expect(await ubicarDomicilio(base.db, null)).toBeNull();
});
