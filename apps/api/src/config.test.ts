import { describe, expect, test } from 'vitest';
import { leerConfig } from './config.ts';

const leer = (entorno: Record<string, string> = {}) => leerConfig(entorno, '/proyecto');

describe('valores por defecto', () => {
  test('sin ajustes arranca en 127.0.0.1:3000 con base propia y la demo', () => {
    expect(leer()).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      dataDir: '/proyecto/.colega',
      demo: true,
      sandboxPort: 0,
      calculoAutomatico: true,
    });
  });

  test('un valor vacío es como no definirlo', () => {
    expect(leer({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  test.each([
    ['con base propia y en este equipo', {}, true],
    ['en todas las direcciones', { HOST: '0.0.0.0' }, false],
    ['en el IPv6 de este equipo', { HOST: '::1' }, true],
    ['con otra base', { DATABASE_URL: 'postgres://a:b@servidor/colega' }, false],
    [
      'en producción',
      { NODE_ENV: 'production', PADRON_URL: 'https://padron.test', SMTP_URL: 'smtp://correo.test' },
      false,
    ],
    ['pedida', { HOST: '0.0.0.0', DEMO: '1' }, true],
    ['rechazada', { DEMO: '0' }, false],
  ])('la demo %s', (_caso, entorno, demo) => {
    expect(leer(entorno as Record<string, string>).demo).toBe(demo);
  });
});

describe('un valor malo se rechaza nombrando el ajuste, sin mostrar lo que contiene', () => {
  test.each([
    ['PORT', 'tres mil'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://secreto@x/y'],
    ['DATABASE_URL', 'colega'],
    ['DEMO', 'sí'],
    ['SESSION_SECRET', 'corto'],
    ['PUBLIC_URL', 'ftp://secreto'],
    ['TRUST_PROXY', 'quizás'],
    ['SMTP_URL', 'http://secreto'],
    ['STORAGE_URL', 's3://secreto@servidor/fotos'],
    ['STORAGE_URL', 's3://propia:oculta@deposito'],
    ['STORAGE_URL', 'https://clave:secreto@servidor/fotos'],
    ['SANDBOX_PORT', 'libre'],
    ['PADRON_URL', 'padron'],
    ['MAP_TILES_URL', 'mapas'],
    ['CALCULO_AUTOMATICO', '2'],
  ])('%s=%s', (nombre, valor) => {
    expect(() => leer({ [nombre]: valor })).toThrow(new RegExp(`^El ajuste ${nombre} no es válido: se espera .+\\.$`));
    expect(() => leer({ [nombre]: valor })).not.toThrow(new RegExp(valor));
  });
});

test('el dueño de las tablas va con la base de la que lo es', () => {
  const DATABASE_OWNER_URL = 'postgres://duenio:b@servidor/colega';
  expect(() => leer({ DATABASE_OWNER_URL })).toThrow('DATABASE_OWNER_URL va con DATABASE_URL');
  const config = leer({ DATABASE_OWNER_URL, DATABASE_URL: 'postgres://app:b@servidor/colega' });
  expect(config.databaseOwnerUrl).toBe(DATABASE_OWNER_URL);
});

describe('producción', () => {
  const DEMOSTRACION = { DEMO: '1', DEMO_EN_PRODUCCION: '1' };
  const base = { NODE_ENV: 'production', PADRON_URL: 'https://padron.test', SMTP_URL: 'smtp://correo.test' };

  test('con DATABASE_URL exige SESSION_SECRET', () => {
    const entorno = { ...base, DATABASE_URL: 'postgres://a:b@servidor/colega' };
    expect(() => leer(entorno)).toThrow(/SESSION_SECRET/);
    expect(leer({ ...entorno, SESSION_SECRET: 'x'.repeat(32) }).sessionSecret).toHaveLength(32);
  });

  test('con pagos en línea exige PUBLIC_URL: avisos y pagadores vuelven ahí', () => {
    const entorno = { ...base, SIPAGO_CLIENT_ID: 'colega', SIPAGO_CLIENT_SECRET: 'x' };
    expect(() => leer(entorno)).toThrow(/PUBLIC_URL/);
    expect(leer({ ...entorno, PUBLIC_URL: 'https://colega.example' }).pasarelas.sipago).not.toBeNull();
  });

  test('a la que se llega desde afuera exige PUBLIC_URL: sin ella los QR y los correos llevarían a ningún lado', () => {
    for (const HOST of ['0.0.0.0', '::', '10.0.0.7', 'portal.interno']) {
      expect(() => leer({ ...base, HOST })).toThrow(/^Falta el ajuste PUBLIC_URL: .+ los QR/);
      expect(leer({ ...base, HOST, PUBLIC_URL: 'https://colega.example' }).host).toBe(HOST);
      expect(leer({ ...base, ...DEMOSTRACION, HOST }).publicUrl).toBeNull();
    }
    expect(leer(base).publicUrl).toBeNull();
    expect(leer({ HOST: '0.0.0.0' }).publicUrl).toBeNull();
  });

  test('con la demo no arranca, salvo que se diga dos veces', () => {
    for (const mas of [
      {},
      { HOST: '0.0.0.0' },
      { DEMO_EN_PRODUCCION: '0' },
      { DATABASE_URL: 'postgres://a:b@servidor/colega' },
    ])
      expect(() => leer({ ...base, DEMO: '1', ...mas })).toThrow(/usuarios con una contraseña que todos conocen/);
    expect(leer({ ...base, ...DEMOSTRACION }).demo).toBe(true);
    expect(leer({ ...base, DEMO_EN_PRODUCCION: '1' }).demo).toBe(false);
    expect(leer({ DEMO: '1' }).demo).toBe(true);
  });

  test('exige PADRON_URL y SMTP_URL, salvo que se pida la demo', () => {
    expect(() => leer({ NODE_ENV: 'production' })).toThrow(/PADRON_URL/);
    expect(() => leer({ ...base, SMTP_URL: '' })).toThrow(/SMTP_URL/);
    expect(leer({ NODE_ENV: 'production', ...DEMOSTRACION }).padronUrl).toBeNull();
  });
});
