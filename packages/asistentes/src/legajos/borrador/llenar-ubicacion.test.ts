import { nomenclaturaVacia } from '@colega/domain/legajos';
import { expect, test } from 'vitest';
import { borradorDeLegajo, unidadVacia } from './borrador-de-legajo.ts';
import { cambiarUbicacion, cambiarUnidad, elegirLocalidad } from './editar-ubicacion.ts';
import { compararUbicacion, devolverUbicacion, type LugarHallado, llenarUbicacion } from './llenar-ubicacion.ts';

const TANDIL = {
  ...{ id: 9, nombre: 'Tandil', codigo_postal: '7000', latitud: '-37.32', longitud: '-59.13' },
  partido: { nombre: 'Tandil', codigo_arba: '103', provincia: { nombre: 'Buenos Aires' } },
};
const LUGAR: LugarHallado = {
  ...{ calle: 'Las Heras', numero: '1234', localidad: TANDIL, partido: TANDIL.partido, partida: '103045113' },
  nomenclatura: { ...nomenclaturaVacia(), circunscripcion: 'I', seccion: 'C', manzana: '88', parcela: '7' },
  ...{ latitud: '-37.324', longitud: '-59.138' },
};

test('llena lo vacío y nombra lo que llenó', () => {
  const borrador = borradorDeLegajo();
  expect(compararUbicacion(borrador, LUGAR)).toEqual({
    completa: [
      ...['Calle', 'Número', 'Localidad', 'Circunscripción', 'Sección', 'Manzana', 'Parcela'],
      ...['punto en el mapa', 'Partida'],
    ],
    contradice: [],
    otro_partido: false,
  });
  const { ubicacion, localidades } = llenarUbicacion(borrador, LUGAR, false);
  expect(ubicacion).toMatchObject({
    calle: 'Las Heras',
    localidad_id: 9,
    parcela: '7',
    latitud: '-37.324',
    quinta: '',
  });
  expect(ubicacion.unidades).toEqual([{ ...unidadVacia(), partida: '103045113' }]);
  expect(localidades).toEqual([TANDIL]);
});

test('lo que alguien escribió no se cambia si no lo pide, y se puede volver atrás', () => {
  const escrito = cambiarUnidad(cambiarUbicacion(borradorDeLegajo(), { calle: 'las heras ', parcela: '8' }), 0, {
    partida: '103000001',
  });
  expect(compararUbicacion(escrito, LUGAR).contradice).toEqual(['Parcela', 'Partida']);
  const lleno = llenarUbicacion(escrito, LUGAR, false);
  expect(lleno.ubicacion).toMatchObject({ calle: 'las heras ', parcela: '8', numero: '1234' });
  expect(llenarUbicacion(lleno, LUGAR, true).ubicacion).toMatchObject({ calle: 'Las Heras', parcela: '7' });
  expect(devolverUbicacion(lleno, LUGAR, escrito.ubicacion).ubicacion).toEqual({
    ...escrito.ubicacion,
    // it said so already
    calle: 'las heras ',
  });
  const seguido = cambiarUbicacion(lleno, { numero: '1236' });
  expect(devolverUbicacion(seguido, LUGAR, escrito.ubicacion).ubicacion).toMatchObject({ numero: '1236', manzana: '' });
});

test('la partida de una de varias unidades no se adivina, y deja de seguir al comitente si cambia la dirección', () => {
  const base = borradorDeLegajo();
  const varias = { ...base, ubicacion: { ...base.ubicacion, unidades: [unidadVacia(), unidadVacia()] } };
  expect(compararUbicacion(varias, LUGAR).completa).not.toContain('Partida');
  expect(llenarUbicacion(varias, LUGAR, true).ubicacion.unidades).toEqual([unidadVacia(), unidadVacia()]);
  const igual = { ...base, ubicacion: { ...base.ubicacion, calle: 'Las Heras', igual_al_comitente: true } };
  expect(llenarUbicacion(igual, LUGAR, false).ubicacion.igual_al_comitente).toBe(false);
  const soloPunto = { ...LUGAR, calle: '', numero: '', localidad: null };
  expect(llenarUbicacion(igual, soloPunto, false).ubicacion.igual_al_comitente).toBe(true);
});

test('de otro partido no se mezcla nada: se reemplaza todo, o nada', () => {
  const laPlata = {
    ...TANDIL,
    id: 4,
    nombre: 'La Plata',
    partido: { ...TANDIL.partido, nombre: 'La Plata', codigo_arba: '055' },
  };
  const cargado = cambiarUnidad(
    elegirLocalidad(cambiarUbicacion(borradorDeLegajo(), { calle: 'Calle 50', chacra: '4' }), laPlata),
    ...([0, { piso: '2', partida: '055000001' }] as const),
  );
  const sinCalle = { ...LUGAR, calle: '', numero: '' };
  expect(compararUbicacion(cargado, sinCalle)).toMatchObject({
    ...{ completa: [], otro_partido: true, contradice: ['Partido', 'Localidad', 'Partida'] },
  });
  expect(llenarUbicacion(cargado, sinCalle, false)).toBe(cargado);
  const { ubicacion } = llenarUbicacion(cargado, sinCalle, true);
  expect(ubicacion).toMatchObject({ calle: '', chacra: '', localidad_id: 9, manzana: '88' });
  expect(ubicacion.unidades).toEqual([{ ...unidadVacia(), piso: '2', partida: '103045113' }]);
});
