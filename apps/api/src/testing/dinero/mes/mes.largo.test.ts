import { expect, test } from 'vitest';
import { correrMes } from './correr-mes.ts';
import { FALLAS_DE_PAGINA } from './mes-escrito.ts';

/** Another month each time: its seed is in the name of the test that fails, and the bench takes it. */
const OTRA = Date.now() % 1_000_000;

const CADA_FALLA = [
  ...['renglon_que_falta', 'renglon_repetido', 'otro_importe', 'otra_fecha', 'cupon_desconocido', 'otro_numero'],
  ...['reversa_desconocida', 'contracargo', 'la_lista_no_lo_trajo', 'transferencia_de_nadie', 'no_salio'],
  ...['salio_otro_importe', 'renglon_ilegible', 'leido_dos_veces', 'bajado_otra_vez', 'de_otro', 'en_otro_origen'],
  ...['otra_comision', 'no_llega', 'cajon_con_diferencia', 'cajon_que_coincide', 'otro_cupon', 'deposito_sin_cobros'],
  ...['deposito_sin_anotar', 'deposito_de_otro_importe', 'gasto_del_banco', 'reembolso', ...FALLAS_DE_PAGINA],
];

test.each([7, OTRA])(
  'un mes por cada puerta, con cada falla, cierra día por día al centavo y todo se dice como lo que es (semilla %i)',
  async (semilla) => {
    const { problemas, cierres, cotejos, cuentas, extracto, llamadas } = await correrMes({
      semilla,
      cuantos: 90,
      dias: 8,
    });
    expect(problemas).toEqual([]);
    expect(cierres).toBe(8);
    const hechas = new Set(cotejos.map(({ que }) => que));
    if (semilla !== OTRA) expect([...hechas]).toEqual(expect.arrayContaining(CADA_FALLA));
    expect(cuentas.length).toBeGreaterThan(12);
    expect(extracto.partidas.length).toBeGreaterThan(5);
    expect(llamadas).toBeGreaterThan(100);
    for (const { hechas, items } of cotejos) expect(items).toHaveLength(hechas);
  },
  120_000,
);
