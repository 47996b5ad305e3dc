import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { SE_BORRAN } from './permisos.ts';

const FUENTES = join(import.meta.dirname, '..');
const MODULOS = join(FUENTES, 'modules');
const FUERA = /\.test\.tsx?$|\/testing\//;
const ESCRITURA =
  /(?:insertInto|updateTable|deleteFrom)\('(\w+)(?: as \w+)?'\)|(?:insert into|delete from)\s+(\w+)|\bupdate\s+(\w+)(?:\s+\w+)?\s+set\b/g;

/** The tables that only one module writes. Any module may read them. */
const DUENIOS: Readonly<Record<string, readonly string[]>> = {
  auditoria: ['auditoria', 'verificaciones_de_auditoria'],
  avisos: ['avisos'],
  colegio: ['firmas_del_colegio'],
  dinero: [
    'acreditacion_cobros',
    'acreditacion_depositos',
    'acreditacion_dias',
    'acreditaciones',
    'anulaciones_de_cargos',
    'asientos',
    'bajas_en_proveedor',
    'barridos',
    'bonificaciones',
    'cargos',
    'cargos_anulados',
    'cargos_de_contrato',
    'ceps',
    'cierre_asientos',
    'cierre_cuentas',
    'cierre_entregas',
    'cierre_sin_entregar',
    'cierre_totales',
    'cierres',
    'cobranzas_ilegibles',
    'cobros_sin_cupon',
    'codigos_de_cuentas',
    'comprobantes',
    'creditos',
    'depositos',
    'devoluciones',
    'conciliaciones',
    'entrega_contados',
    'entrega_movimientos',
    'entregas_de_caja',
    'exportaciones_del_libro',
    'imputaciones',
    'intenciones_pago',
    'movimientos',
    'numeradores',
    'operaciones_pago',
    'orden_items',
    'ordenes_pago',
    'rendicion_renglones',
    'rendicion_resoluciones',
    'rendiciones',
    'rendiciones_anuladas',
    'reversiones',
    'renglones_de_cobranza',
    'revisiones',
  ],
  legajos: [
    'cvds',
    'detalle_tareas',
    'legajo_comitentes',
    'legajo_detalles',
    'legajo_inmuebles',
    'legajo_observaciones',
    'observacion_hechos',
    'legajos',
    'timbrados',
  ],
};

const fuentesDe = (carpeta: string): string[] =>
  readdirSync(carpeta, { recursive: true, encoding: 'utf8' }).filter(
    (archivo) => /\.tsx?$/.test(archivo) && !FUERA.test(`/${archivo}`),
  );

const escrituras = fuentesDe(MODULOS).flatMap((archivo) =>
  [...readFileSync(join(MODULOS, archivo), 'utf8').matchAll(ESCRITURA)].map(([, kysely, insertada, cambiada]) => ({
    modulo: archivo.split('/')[0] ?? '',
    archivo: relative(MODULOS, join(MODULOS, archivo)),
    tabla: kysely ?? insertada ?? cambiada ?? '',
  })),
);

test.each(Object.entries(DUENIOS))('solo el módulo %s escribe sus tablas', (modulo, tablas) => {
  const ajenas = escrituras.filter((una) => tablas.includes(una.tabla) && una.modulo !== modulo);
  expect(ajenas.map(({ archivo, tabla }) => `${archivo} escribe ${tabla}`)).toEqual([]);
});

test('cada tabla que dice ser de un módulo la escribe él', () => {
  const sinEscribir = Object.entries(DUENIOS).flatMap(([modulo, tablas]) =>
    tablas.filter((tabla) => !escrituras.some((una) => una.modulo === modulo && una.tabla === tabla)),
  );
  expect(sinEscribir).toEqual([]);
});

const BORRADO = /deleteFrom\('(\w+)|\bdelete from\s+(\w+)/g;

// The database refuses the program whatever is not listed here.
test('el programa puede borrar de las tablas de las que borra, y de ninguna otra', () => {
  const borradas = fuentesDe(FUENTES).flatMap((archivo) =>
    [...readFileSync(join(FUENTES, archivo), 'utf8').matchAll(BORRADO)].map(([, kysely, escrita]) => kysely ?? escrita),
  );
  expect([...new Set(borradas)].sort()).toEqual([...SE_BORRAN].sort());
});
