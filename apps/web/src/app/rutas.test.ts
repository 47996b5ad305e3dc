import { TIPOS_DE_CERTIFICADO, tipoDelTramo, tramoDeTipo } from '@colega/domain/certificados';
import { MEDIOS_EN_LINEA, pantallaDeVuelta } from '@colega/domain/dinero';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { PANTALLAS } from './rutas.ts';

const CAMINOS: readonly string[] = PANTALLAS.map(({ path }) => path);

test('la tabla tiene el inicio y las rutas de legajos, pagos, cuenta y perfil [LAY-009]', () => {
  expect(CAMINOS).toEqual(
    expect.arrayContaining([
      '/app/dashboard',
      '/app/ejercicio/legajos/listado',
      '/app/ejercicio/legajo/:id/detail',
      '/app/ejercicio/legajo/:id/pagarCep',
      '/app/ejercicio/legajo/:id/pagarTimbrado',
      '/app/pagoOnline/resultado',
      '/app/pagoOnline/rechazado',
      '/app/pagoOnline/:id?/sipago/:tipo',
      '/app/cuenta/liquidar',
      '/app/cuenta/pago',
      '/app/cuenta/:id/pago',
      '/app/cuenta/resumenCuenta/resumen',
      '/app/cuenta/resumenCuenta/cupones',
      '/app/perfil/datosPersonales',
      '/app/perfil/titulo',
      '/app/perfil/contacto',
    ]),
  );
});

test.each(MEDIOS_EN_LINEA)(
  'quien vuelve de pagar con %s tiene una pantalla, venga o no de un legajo [LAY-009, PAG-029]',
  (medio) => {
    for (const tipo of ['confirmado', 'rechazado'] as const)
      for (const legajo of [7, null]) {
        const { camino } = pantallaDeVuelta(medio, { tipo, legajo, query: {} });
        const suyas = CAMINOS.filter((path) => path.startsWith('/app/pagoOnline/') && matchPath(path, camino));
        expect(suyas, camino).not.toEqual([]);
      }
  },
);

test('los certificados tienen su elección y, debajo, el formulario de cada tipo [CER-003]', () => {
  const ELECCION = '/app/ejercicio/legajo/:id/certificado/new';
  expect(CAMINOS).toContain(ELECCION);
  const tramos = TIPOS_DE_CERTIFICADO.map(tramoDeTipo);
  expect(CAMINOS.filter((path) => path.startsWith(`${ELECCION}/`))).toEqual(tramos.map((uno) => `${ELECCION}/${uno}`));
  expect(tramos).toEqual(expect.arrayContaining(['caie', 'caieer', 'eig', 'insitu', 't1g', 't1r']));
  expect(tramos.map(tipoDelTramo)).toEqual(TIPOS_DE_CERTIFICADO);
  expect(tipoDelTramo('otro')).toBeNull();
});

test('cada dirección está una sola vez', () => {
  expect(new Set(CAMINOS).size).toBe(CAMINOS.length);
});
