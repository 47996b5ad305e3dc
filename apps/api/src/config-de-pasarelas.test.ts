import { readFileSync } from 'node:fs';
import { MEDIOS_DE_PAGO } from '@colega/domain/dinero';
import { describe, expect, test } from 'vitest';
import { pasarelasDe } from './arranque/pasarelas.ts';
import { leerConfig } from './config.ts';
import { AJUSTES_DE_PASARELAS } from './config-de-pasarelas.ts';
import { crearPasarelas } from './modules/dinero/pasarelas/crear-pasarelas.ts';
import { MEDIOS_CON_PROVEEDOR } from './modules/dinero/pasarelas/proveedores.ts';
import { rutaDesdeRaiz } from './raiz.ts';

const leer = (entorno: Record<string, string> = {}) => leerConfig(entorno, '/proyecto');
const SIRO = { SIRO_USUARIO: '30546672340', SIRO_CLAVE: 'secreto', SIRO_CONVENIO: '5150058293' };
const SIPAGO = { SIPAGO_CLIENT_ID: 'colega', SIPAGO_CLIENT_SECRET: 'secreto' };

test('sin ajustes no hay ninguna, y con los de una está esa, en sus direcciones reales', () => {
  expect(leer().pasarelas).toEqual(Object.fromEntries(MEDIOS_CON_PROVEEDOR.map((medio) => [medio, null])));
  expect(leer({ ...SIRO, ...SIPAGO }).pasarelas).toMatchObject({
    online: { convenio: '5150058293', pagosUrl: 'https://siropagos.bancoroela.com.ar' },
    sipago: { url: 'https://api.sipago.coop' },
    net_pagos: null,
  });
  expect(leer({ ...SIPAGO, SIPAGO_URL: 'https://api.test/' }).pasarelas.sipago?.url).toBe('https://api.test');
});

describe('a medias es una frase clara, que no muestra lo que hay', () => {
  test.each([
    [{ SIRO_CLAVE: 'secreto' }, 'SIRO está configurado a medias: faltan SIRO_USUARIO, SIRO_CONVENIO.'],
    [{ ...SIRO, SIRO_CONVENIO: '' }, 'SIRO está configurado a medias: falta SIRO_CONVENIO.'],
    [
      { SIPAGO_URL: 'https://api.test' },
      'SiPago está configurado a medias: faltan SIPAGO_CLIENT_ID, SIPAGO_CLIENT_SECRET.',
    ],
    [
      { NET_PAGOS_API_KEY: 'secreto' },
      'Net Pagos está configurado a medias: faltan NET_PAGOS_URL, NET_PAGOS_SERVICIO.',
    ],
    [{ RED_LINK_ENTE: 'CTP' }, 'Red Link está configurado a medias: faltan RED_LINK_URL, RED_LINK_ENTIDAD.'],
    [
      { ...SIRO, SIRO_CONVENIO: '51' },
      'El ajuste SIRO_CONVENIO no es válido: se espera el número de convenio, 10 dígitos.',
    ],
    [
      { ...SIRO, SIRO_PAGOS_URL: 'secreto' },
      'El ajuste SIRO_PAGOS_URL no es válido: se espera una dirección http o https.',
    ],
  ])('%o', (entorno, frase) => {
    expect(() => leer(entorno)).toThrow(frase);
    expect(() => leer(entorno)).not.toThrow(/secreto/);
  });
});

test('las que faltan son las del sandbox en una demo, y ninguna en producción', () => {
  const ofrecidos = (entorno: Record<string, string>) => {
    const config = leer(entorno);
    return [...crearPasarelas(pasarelasDe(config, 'http://127.0.0.1:9'), () => new Date()).conectados].sort();
  };
  expect(ofrecidos({})).toEqual([...MEDIOS_DE_PAGO].sort());
  expect(ofrecidos({ DEMO: '0' })).toEqual(['codigo_barra']);
  expect(ofrecidos({ NODE_ENV: 'production', DEMO: '1', DEMO_EN_PRODUCCION: '1' })).toEqual(['codigo_barra']);
  expect(pasarelasDe(leer(SIPAGO), 'http://127.0.0.1:9').sipago?.url).toBe('https://api.sipago.coop');
  const produccion = {
    NODE_ENV: 'production',
    PADRON_URL: 'https://a.test',
    SMTP_URL: 'smtp://a.test',
    PUBLIC_URL: 'https://c.test',
  };
  expect(ofrecidos({ ...produccion, ...SIPAGO })).toEqual(['codigo_barra', 'sipago']);
});

test('cada ajuste está en la guía de pasarelas', () => {
  const guia = readFileSync(rutaDesdeRaiz('docs/how-to/add-a-payment-gateway.md'), 'utf8');
  const faltan = AJUSTES_DE_PASARELAS.filter(({ variable }) => !guia.includes(`\`${variable}\``));
  expect(faltan.map(({ variable }) => variable)).toEqual([]);
});
