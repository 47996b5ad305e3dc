import { expect, test } from 'vitest';
import { proximasVeces } from './horario.ts';

const proximas = (ahora: string): Record<string, string> =>
  Object.fromEntries(
    proximasVeces(new Date(ahora)).map(({ nombre, cuando }) => [nombre, cuando.toISOString().slice(5, 16)]),
  );

test('cada cosa tiene su hora: los pagos cada minuto, los cobros cada diez, el padrón cada cinco, los cupones cada hora, los avisos de día, la limpieza, la cadena de la auditoría y la conciliación de noche', () => {
  expect(proximas('2026-03-31T23:58:20Z')).toEqual({
    barrer_intenciones: '03-31T23:59',
    dar_de_baja: '03-31T23:59',
    barrer_cobranzas: '04-01T00:00',
    devolver_pagos: '03-31T23:59',
    vencer_cupones: '04-01T00:03',
    retomar_cargos: '04-01T00:37',
    validar_comitentes: '04-01T00:00',
    avisar_vencimientos: '04-01T11:07',
    avisar_vencidos: '04-01T11:11',
    avisar_credenciales: '04-01T11:19',
    cuidar_borradores: '04-01T11:23',
    mandar_resumenes: '04-01T11:31',
    avisar_trabajo: '04-01T10:13',
    olvidar_avisos: '04-01T06:29',
    quitar_imagenes: '04-01T06:17',
    verificar_auditoria: '04-01T05:41',
    pedir_conciliacion: '04-01T05:47',
    sumar_informes: '04-01T00:00',
    regir_bloqueos: '04-01T00:01',
  });
});

test('la próxima vez es siempre después: en su minuto justo, la siguiente', () => {
  expect(proximas('2026-03-31T12:00:00Z')).toMatchObject({
    barrer_intenciones: '03-31T12:01',
    barrer_cobranzas: '03-31T12:10',
  });
  expect(proximas('2026-03-31T06:17:00Z')).toMatchObject({ quitar_imagenes: '04-01T06:17' });
});
