import { anioSinFeriados, armarListasEnVigor } from '@colega/domain/colegio';
import { sumarDias } from '@colega/domain/fechas';
import { PRIMERA_FECHA_DE_CONTRATO } from '@colega/domain/legajos';
import { describe, expect, test } from 'vitest';
import { avisoDeFeriados } from './aviso-de-feriados.ts';
import { leerListasDeEntrada, zFeriados } from './listas-de-entrada.ts';

const LISTAS = armarListasEnVigor(leerListasDeEntrada());
const FERIADOS = LISTAS.feriados;
const ULTIMO_ANIO_CON_FERIADOS = Math.max(...LISTAS.anios_con_feriados);

const PRIMER_ANIO = Number(PRIMERA_FECHA_DE_CONTRATO.slice(0, 4));
const ANIOS = Array.from({ length: ULTIMO_ANIO_CON_FERIADOS - PRIMER_ANIO + 1 }, (_, i) => PRIMER_ANIO + i);

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
const pascua = (anio: number): string => {
  const [a, b, c] = [anio % 19, Math.floor(anio / 100), anio % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const dia = h + l - 7 * m + 114;
  return `${anio}-${String(Math.floor(dia / 31)).padStart(2, '0')}-${String((dia % 31) + 1).padStart(2, '0')}`;
};

describe('los feriados nacionales', () => {
  test.each(ANIOS)('%i tiene los inamovibles, Carnaval y Viernes Santo', (anio) => {
    // 2 April of 2020 was moved by decree.
    const fijos = [
      '01-01',
      '03-24',
      anio === 2020 ? '03-31' : '04-02',
      '05-01',
      '05-25',
      '06-20',
      '07-09',
      '12-08',
      '12-25',
    ];
    const domingo = pascua(anio);
    const deEsteAnio = [
      ...fijos.map((dia) => `${anio}-${dia}`),
      ...[-48, -47, -2].map((dias) => sumarDias(domingo, dias)),
    ];
    expect(deEsteAnio.filter((dia) => !FERIADOS.has(dia))).toEqual([]);
  });

  test('los de 2026 son dieciséis, con los trasladables en su lunes', () => {
    expect([...FERIADOS].filter((dia) => dia.startsWith('2026-'))).toEqual(
      '01-01 02-16 02-17 03-24 04-02 04-03 05-01 05-25 06-15 06-20 07-09 08-17 10-12 11-23 12-08 12-25'
        .split(' ')
        .map((dia) => `2026-${dia}`),
    );
  });

  test('están todos los años en los que puede haber un contrato', () => {
    expect(anioSinFeriados(LISTAS, PRIMERA_FECHA_DE_CONTRATO, `${ULTIMO_ANIO_CON_FERIADOS}-12-31`)).toBeUndefined();
    expect(anioSinFeriados(LISTAS, PRIMERA_FECHA_DE_CONTRATO, `${ULTIMO_ANIO_CON_FERIADOS + 2}-01-01`)).toBe(
      ULTIMO_ANIO_CON_FERIADOS + 1,
    );
    expect(anioSinFeriados(LISTAS, '2014-12-31', '2015-01-02')).toBe(2014);
  });

  test('noventa días antes del primer año que falta se avisa a quien lleva el portal, y no antes (S-546)', () => {
    const primero = `${ULTIMO_ANIO_CON_FERIADOS + 1}-01-01`;
    expect(avisoDeFeriados(LISTAS, sumarDias(primero, -91))).toBeNull();
    expect(avisoDeFeriados(LISTAS, sumarDias(primero, -90))).toContain(
      `Faltan los feriados de ${ULTIMO_ANIO_CON_FERIADOS + 1}`,
    );
  });
});

describe('un archivo de feriados mal escrito', () => {
  const anio = (cambios: object = {}) => ({
    anio: 2031,
    supuesto: 'S-545',
    feriados: [
      { fecha: '2031-01-01', nombre: 'Año Nuevo' },
      { fecha: '2031-05-01', nombre: 'Día del Trabajador' },
    ],
    ...cambios,
  });
  const dia = (fecha: string) => ({ fecha, nombre: 'Un feriado' });
  const de = (...dias: string[]) => anio({ feriados: dias.map(dia) });

  test('bien escrito pasa, con norma o con supuesto', () => {
    expect(zFeriados.safeParse([anio(), anio({ anio: 2032, feriados: [dia('2032-01-01')] })]).success).toBe(true);
    expect(zFeriados.safeParse([anio({ supuesto: undefined, norma: 'Ley 27.399' })]).success).toBe(true);
  });

  test.each([
    ['un día que no existe', [de('2031-02-30')], 'no es un día'],
    ['un día de otro año', [de('2032-01-01')], '2032-01-01 no es de 2031'],
    ['un día repetido', [de('2031-05-01', '2031-05-01')], '2031-05-01 está repetido o fuera de orden'],
    ['días sin orden', [de('2031-05-01', '2031-01-01')], '2031-01-01 está repetido o fuera de orden'],
    ['un año salteado', [anio(), anio({ anio: 2033, feriados: [dia('2033-01-01')] })], 'los años se siguen de a uno'],
    ['un año repetido', [anio(), anio()], 'los años se siguen de a uno'],
    ['un año sin origen', [anio({ supuesto: undefined })], 'lleva norma o supuesto'],
  ])('%s no pasa, y se dice', (_, filas, mensaje) => {
    const leido = zFeriados.safeParse(filas);
    expect(leido.error?.issues.map(({ message }) => message)).toContain(mensaje);
  });
});
