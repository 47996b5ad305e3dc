import { describe, expect, test } from 'vitest';
import { inmueble } from '../../testing/guardado.ts';
import { borradorCompleto } from '../../testing/manual.ts';
import { type Antecedente, igualYaCargado, lugarDeLaObra, obrasDeLosComitentes, ultimosUsados } from './ya-cargados.ts';

const HOY = '2026-11-27';
const borrador = borradorCompleto();
const { localidad_id, calle, numero } = borrador.ubicacion;
const partido = borrador.localidades.find(({ id }) => id === localidad_id)?.partido.codigo_arba ?? '';
type Lugar = Antecedente['inmuebles'][number];
const lugar: Lugar = { localidad_id: localidad_id ?? 0, localidad: 'La Plata', calle, numero, partido, partida: null };
const cargado = (cambios: Partial<Antecedente> = {}): Antecedente => ({
  ...{ cargado_el: '2026-11-20', anulado: false, forma_de_pago: '', tribunal_actuante: '', destino_tarea: '' },
  ...{ cuits: borrador.comitentes.map(({ cuit }) => cuit), tareas: [1, 2], inmuebles: [lugar] },
  ...cambios,
});
const con = (...formas: string[]) => formas.map((forma_de_pago) => cargado({ forma_de_pago }));

test('lo último que se usó, una vez cada cosa y hasta cuatro', () => {
  const usadas = ultimosUsados(con('Contado', ' ', 'En cuotas', 'CONTADO ', 'a', 'b', 'c'), 'forma_de_pago');
  expect(usadas).toEqual(['Contado', 'En cuotas', 'a', 'b']);
  expect(ultimosUsados([], 'tribunal_actuante')).toEqual([]);
});

describe('igual a uno que ya se cargó [S-857]', () => {
  const es = (legajo: Antecedente, tareas = [2, 1], mio = borrador) =>
    igualYaCargado(mio, tareas, [legajo], HOY) !== null;
  const conPartida = (partida: string) => ({
    ...borrador,
    ubicacion: { ...borrador.ubicacion, unidades: borrador.ubicacion.unidades.map((una) => ({ ...una, partida })) },
  });

  test('con los mismos comitentes, tareas y lugar, en los últimos treinta días', () => {
    expect(es(cargado())).toBe(true);
    expect(es(cargado({ cargado_el: '2026-10-28' }))).toBe(true);
    expect(es(cargado({ cargado_el: '2026-10-27' }))).toBe(false);
    expect(es(cargado({ anulado: true }))).toBe(false);
    expect(es(cargado({ cuits: ['20000000001'] }))).toBe(false);
    expect(es(cargado(), [1])).toBe(false);
    expect(igualYaCargado({ ...borrador, comitentes: [] }, [1, 2], [cargado({ cuits: [] })], HOY)).toBeNull();
  });

  test('el lugar es la partida si las dos la dicen, o la dirección', () => {
    const con = (cambios: Partial<Lugar>) => cargado({ inmuebles: [{ ...lugar, ...cambios }] });
    expect(es(con({ calle: ` ${calle.toUpperCase()}` }))).toBe(true);
    expect(es(con({ numero: `${numero}0` }))).toBe(false);
    expect(es(con({ partida: '123' }), [1, 2], conPartida('000123'))).toBe(true);
    expect(es(con({ calle: 'Otra', partida: '123' }), [1, 2], conPartida('123'))).toBe(true);
    expect(es(con({ partida: '124' }), [1, 2], conPartida('123'))).toBe(false);
    expect(es(con({ calle: 'Otra', partida: '123', partido: '999' }), [1, 2], conPartida('123'))).toBe(false);
  });
});

describe('las otras obras de sus comitentes [S-932]', () => {
  const obra = (cambios: Partial<Lugar>, otros: Partial<Antecedente> = {}) =>
    cargado({ inmuebles: [{ ...lugar, ...cambios }], ...otros });
  const lugares = (...legajos: Antecedente[]) =>
    obrasDeLosComitentes(borrador, legajos).map(({ donde }) => `${donde.calle} ${donde.numero}`);

  test('cada lugar una vez, las últimas cuatro, y ninguna de otro comitente', () => {
    expect(
      lugares(obra({ calle: 'Mitre', numero: '1' }), obra({ calle: 'MITRE ', numero: '1' }), obra({ calle: 'Alsina' })),
    ).toEqual(['Mitre 1', `Alsina ${numero}`]);
    expect(lugares(obra({ calle: 'Mitre' }, { cuits: ['20000000001'] }), obra({ calle: '' }))).toEqual([]);
    expect(lugares(...['a', 'b', 'c', 'd', 'e'].map((calle) => obra({ calle })))).toHaveLength(4);
  });

  test('el lugar se pone como uno hallado, y la partida solo si la obra tiene una', () => {
    const guardado = inmueble({ partida: 123, manzana: '45', latitud: '-34.9' });
    const { codigo_arba } = guardado.localidad.partido;
    expect(lugarDeLaObra({ inmuebles: [guardado] })).toMatchObject({
      ...{ calle: guardado.calle, numero: guardado.numero, localidad: guardado.localidad, latitud: '-34.9' },
      ...{ partida: `${codigo_arba}000123`, nomenclatura: expect.objectContaining({ manzana: '45' }) },
    });
    expect(lugarDeLaObra({ inmuebles: [guardado, guardado] })?.partida).toBe('');
    expect(lugarDeLaObra({ inmuebles: [] })).toBeNull();
  });
});
