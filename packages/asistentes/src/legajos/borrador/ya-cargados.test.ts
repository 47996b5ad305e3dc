import { describe, expect, test } from 'vitest';
import { borradorCompleto } from '../../testing/manual.ts';
import { type Antecedente, igualYaCargado, ultimosUsados } from './ya-cargados.ts';

const HOY = '2026-11-27';
const borrador = borradorCompleto();
const { localidad_id, calle, numero } = borrador.ubicacion;
const partido = borrador.localidades.find(({ id }) => id === localidad_id)?.partido.codigo_arba ?? '';
type Lugar = Antecedente['inmuebles'][number];
const lugar: Lugar = { localidad_id: localidad_id ?? 0, calle, numero, partido, partida: null };
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
