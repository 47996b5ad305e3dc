import type { Cupon } from '@colega/contract/dinero';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { esperarAccesible } from '../apoyo/accesible.ts';
import {
  ACREDITADO,
  comoEsta,
  EN_PROCESO,
  LISTA,
  NOTA_DE_RECHAZO,
  NOTA_DE_RECIBIDO,
  noSePaga,
  PENDIENTE,
  quedo,
  RECHAZADO,
  RECIBIDO,
  vence,
} from '../apoyo/como-queda.ts';
import { generarCupon } from '../apoyo/cupones-por-api.ts';
import { dejarPasarElRato, dejarVencerPagina } from '../apoyo/dejar-pasar.ts';
import { ingresar } from '../apoyo/ingresar.ts';
import { ir } from '../apoyo/ir.ts';
import { operador } from '../apoyo/operador.ts';
import { controlarSandbox } from '../apoyo/sandbox.ts';

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

// Each test goes alone: a provider fails for one coupon at a time.
const TAMANIOS = {
  'un teléfono': { width: 360, height: 740 },
  'una computadora': { width: 1280, height: 800 },
} as const;
type Falla = 'error_500' | 'sin_respuesta' | 'rechazo';
const boton = (page: Page, nombre: string | RegExp): Locator => page.getByRole('button', { name: nombre });
const resultado = (page: Page): Locator => page.getByRole('region', { name: /^(Estado|Resultado) del pago$/ });
const enTelefono = (page: Page): boolean => page.viewportSize()?.width === TAMANIOS['un teléfono'].width;
const abrir = async (page: Page, { id, numero_boleta }: Cupon, medio: RegExp): Promise<void> => {
  await ir(page, `/app/cuenta/${id}/pago`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pagar Cupón #${numero_boleta}`);
  await expect(boton(page, enTelefono(page) ? 'Anterior' : /^Cancelar$/)).toBeVisible();
  await page.getByRole('radio', { name: medio }).check();
  await boton(page, 'Confirmar').click();
};
const fallar = (proveedor: string, modo: Falla, si: string) =>
  controlarSandbox('fallas', { proveedor, modo, si, veces: 1 });
type EnLinea = {
  nombre: string;
  /** Each has its own user, so that what it makes is among the last ones of the list. */
  usuario: string;
  proveedor: string;
  /** Its calls for a coupon are recognised by this. */
  pedidos: (cupon: Cupon) => string;
  vuelta: RegExp;
  rechazo: readonly string[];
  acreditado: string;
  esperando: string;
  /** Asks at once when the browser is back; otherwise it counts first. */
  pregunta: boolean;
  caida: Falla;
  filas: string;
};

const legajoDe = ({ legajo }: Cupon): string => `legajo #${legajo?.numero_legajo} (`;
const EN_LINEA: readonly EnLinea[] = [
  {
    nombre: 'SiPago',
    usuario: 'csosa',
    proveedor: 'sipago',
    pedidos: legajoDe,
    vuelta: /\/app\/pagoOnline\/\d+\/sipago\/(confirmado|rechazado)\?/,
    rechazo: ['SiPago no pudo procesar el pago', 'Intentar el procedimiento nuevamente'],
    acreditado: 'Pago exitoso',
    esperando: 'La acreditación de SiPago podría demorar unos minutos en verse reflejada en el sistema.',
    pregunta: true,
    caida: 'error_500',
    filas: '[PAG-001, PAG-005, PAG-017, PAG-029, PAG-032]',
  },
  {
    nombre: 'Net Pagos',
    usuario: 'mgarcia',
    proveedor: 'net_pagos',
    pedidos: ({ numero_boleta }) => `Cupón ${numero_boleta}"`,
    vuelta: /\/app\/pagoOnline\/netPago\/(confirmado|rechazado)\?/,
    rechazo: ['Net Pagos no pudo procesar el pago', 'Intentar el procedimiento nuevamente'],
    acreditado: 'Pago Confirmado',
    esperando: 'La acreditación de Net Pagos podría demorar unos minutos en verse reflejada en el sistema.',
    pregunta: true,
    caida: 'error_500',
    filas: '[PAG-018, PAG-033, PAG-034, PAG-035, PAG-036]',
  },
  {
    nombre: 'SIRO',
    usuario: 'lrodriguez',
    proveedor: 'siro',
    pedidos: legajoDe,
    vuelta: /\/app\/pagoOnline\/(resultado|rechazado)\?.*IdReferenciaOperacion=/,
    rechazo: ['Lo sentimos', 'No fue posible procesar el pago', 'Intentá nuevamente'],
    acreditado: 'Pago exitoso',
    esperando: 'SIRO todavía no confirmó el pago. Lo volvemos a consultar.',
    pregunta: false,
    caida: 'sin_respuesta',
    filas: '[PAG-003, PAG-023, PAG-025, PAG-028, PAG-037]',
  },
];

const irA = async (page: Page, { nombre }: EnLinea, cupon: Cupon): Promise<string> => {
  await abrir(page, cupon, new RegExp(nombre));
  const dialogo = page.getByRole('dialog');
  await expect(dialogo).toContainText('Verificar la información antes de pagar');
  await expect(dialogo).toContainText('Sos responsable de los medios de pago que uses');
  await dialogo.getByRole('button', { name: `Ir a ${nombre}` }).dblclick();
  await expect(page.getByRole('heading', { name: `Pagar con ${nombre}`, exact: true })).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
};
/** The three share their screens: one is enough. */
const esperarQueSeLea = async (page: Page, { proveedor }: EnLinea): Promise<void> => {
  if (proveedor === 'sipago' && enTelefono(page)) await esperarAccesible(page);
};
const volver = async (page: Page, medio: EnLinea, accion: string | RegExp): Promise<void> => {
  await boton(page, accion).click();
  await expect(page).toHaveURL(medio.vuelta);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultado del pago');
  if (!medio.pregunta && page.url().includes('/resultado?')) {
    await expect(page.getByText('Procesando el pago, aguarde ...')).toBeVisible();
    await boton(page, 'Consultar ahora').click();
  }
};

const seAcredito = async (page: Page, medio: EnLinea, cupon: Cupon): Promise<void> => {
  await expect(resultado(page).getByRole('heading', { name: medio.acreditado })).toBeVisible();
  await expect(resultado(page)).toContainText(`Pago acreditado. Cupón #${cupon.numero_boleta}`);
  await expect(page.getByRole('link', { name: 'Ir al inicio' })).toBeVisible();
  await esperarQueSeLea(page, medio);
  const descarga = page.waitForEvent('download');
  await boton(page, 'Imprimir recibo').click();
  expect((await descarga).suggestedFilename()).toMatch(/^recibo_\d+\.pdf$/);
  expect((await quedo(page, cupon, ACREDITADO, 'Fecha de pago:')).operaciones_pagos).toHaveLength(1);
};

const EN_LINEA_PASA: Readonly<Record<string, (page: Page, medio: EnLinea, cupon: Cupon) => Promise<unknown>>> = {
  'no contesta: se dice, y no se abrió nada': async (page, medio, cupon) => {
    await fallar(medio.proveedor, enTelefono(page) ? medio.caida : 'error_500', medio.pedidos(cupon));
    await abrir(page, cupon, new RegExp(medio.nombre));
    await boton(page, `Ir a ${medio.nombre}`).click();
    await expect(page.getByText(`Error al intentar redireccionar a ${medio.nombre}`)).toBeVisible();
    await expect(page).toHaveURL(/\/app\/cuenta\/\d+\/pago$/);
    await quedo(page, cupon, PENDIENTE);
  },
  'se rechaza': async (page, medio, cupon) => {
    await irA(page, medio, cupon);
    await volver(page, medio, 'Rechazar el pago');
    for (const renglon of medio.rechazo) await expect(resultado(page)).toContainText(renglon);
    await esperarQueSeLea(page, medio);
    await page.getByRole('link', { name: 'Volver a pagar el cupón' }).click();
    await expect(page.getByText('El último pago no se aprobó')).toBeVisible();
    await esperarQueSeLea(page, medio);
    await quedo(page, cupon, RECHAZADO, NOTA_DE_RECHAZO);
  },
  'se cancela': async (page, medio, cupon) => {
    await irA(page, medio, cupon);
    await volver(page, medio, 'Cancelar y volver');
    await expect(resultado(page)).toContainText(medio.rechazo[0] ?? '');
    await quedo(page, cupon, RECHAZADO);
  },
  'se abandona, y el plazo de su página vence': async (page, medio, cupon) => {
    const cobro = await irA(page, medio, cupon);
    await boton(page, 'Irme sin pagar').click();
    await quedo(page, cupon, EN_PROCESO, 'Hay un pago en proceso');
    await ir(page, `/app/cuenta/${cupon.id}/pago`);
    await boton(page, 'Consultar el pago').click();
    await expect(page.getByText('Todavía no hay respuesta del medio de pago.')).toBeVisible();
    await quedo(page, cupon, EN_PROCESO);
    await controlarSandbox(`cobros/${cobro}/vencer`);
    await dejarVencerPagina(cupon);
    await boton(page, 'Consultar el pago').click();
    await expect(page.getByText('Hay un pago de este cupón en proceso')).toHaveCount(0);
    await quedo(page, cupon, { estado: 'pendiente', estado_pago: 'vencido' });
  },
  'se demora: no se sabe, y después entra solo': async (page, medio, cupon) => {
    const cobro = await irA(page, medio, cupon);
    await page.getByText('Más para probar').click();
    await page.getByLabel(/El resultado se conoce recién después de/).fill('3600');
    await volver(page, medio, /^Pagar \$/);
    await expect(resultado(page)).toContainText(medio.esperando);
    await expect(page.getByText(/no pudo procesar|No fue posible/)).toHaveCount(0);
    await esperarQueSeLea(page, medio);
    await quedo(page, cupon, EN_PROCESO);
    await controlarSandbox(`cobros/${cobro}/conocer`);
    // The news come by its notice, or by the sweep for a provider that sends none.
    if (!medio.pregunta) await dejarPasarElRato(cupon).then(() => operador('barrer', {}));
    await expect.poll(async () => (await comoEsta(page, cupon)).estado_pago).toBe('acreditado');
    await expect(async () => {
      if (await boton(page, 'Consultar ahora').isVisible())
        await boton(page, 'Consultar ahora').click({ timeout: 1000 });
      await expect(resultado(page)).toContainText('Pago acreditado', { timeout: 1000 });
    }).toPass();
    await seAcredito(page, medio, cupon);
  },
  'otro se aprueba': async (page, medio) => {
    const cupon = await generarCupon(page, 'ceps', 'codigo_barra');
    await irA(page, medio, cupon);
    await volver(page, medio, /^Pagar \$/);
    await seAcredito(page, medio, cupon);
    await noSePaga(page, cupon);
  },
  'otro se cobra de menos, y otro vence': async (page, medio) => {
    const cupon = await generarCupon(page);
    await irA(page, medio, cupon);
    await page.getByText('Más para probar').click();
    await page.getByLabel('Cobrar otro importe').fill('99,90');
    await volver(page, medio, /^Pagar \$/);
    await expect(resultado(page)).toContainText(`El cupón #${cupon.numero_boleta} no quedó pago.`);
    await expect(resultado(page)).toContainText('99,90');
    await quedo(page, cupon, RECIBIDO, NOTA_DE_RECIBIDO);
    const otro = await generarCupon(page);
    await irA(page, medio, otro);
    await boton(page, 'Rechazar el pago').click();
    await expect(page).toHaveURL(medio.vuelta);
    await vence(page, otro);
  },
};

for (const medio of EN_LINEA)
  test(`${medio.nombre}, todo lo que puede pasar, en un teléfono y en una computadora ${medio.filas}`, async ({
    page,
  }) => {
    await ingresar(page, medio.usuario);
    for (const [donde, tamanio] of Object.entries(TAMANIOS)) {
      await page.setViewportSize(tamanio);
      const cupon = await generarCupon(page);
      await page.goto(`/app/cuenta/${cupon.id}/pago`);
      for (const [que, pasa] of Object.entries(EN_LINEA_PASA))
        await test.step(`en ${donde}, ${que}`, () => pasa(page, medio, cupon));
    }
  });

const cobrar = ({ numero_boleta, monto_total }: Cupon, canal: string, importe = monto_total.replace('.', ',')) =>
  controlarSandbox('caja', { cupon: numero_boleta, importe, canal });

const EN_CAJAS: Readonly<
  Record<string, { usuario: string; canal: string; elegir: (page: Page, cupon: Cupon) => Promise<void> }>
> = {
  'Red Link': {
    usuario: 'lrodriguez',
    canal: 'LK',
    elegir: async (page, cupon) => {
      const deuda = String(cupon.numero_boleta).padStart(8, '0');
      for (const modo of ['error_500', 'rechazo'] as const) {
        await fallar('red_link', modo, deuda);
        await abrir(page, cupon, /Red Link/);
        await boton(page, 'Enviar a Red Link').click();
        await expect(page.getByText(/Red Link.+no se abrió ningún pago nuevo/i)).toBeVisible();
        expect((await comoEsta(page, cupon)).enviado_red_link).toBe(false);
        // The notice is dismissed, so that the next one is its own.
        await page.reload();
      }
      await abrir(page, cupon, /Red Link/);
      await boton(page, 'Enviar a Red Link').click();
      await expect(page.getByText('Cupón enviado a Redlink', { exact: true })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(LISTA));
      const { codigo_pago } = await quedo(page, cupon, PENDIENTE, 'Pendiente');
      await boton(page, `CÓDIGO REDLINK cupón ${cupon.numero_boleta}`).click();
      await expect(page.getByRole('dialog')).toContainText(codigo_pago ?? 'sin código');
    },
  },
  'código de barras': {
    usuario: 'mgarcia',
    canal: 'PF',
    elegir: async (page, cupon) => {
      await abrir(page, cupon, /código de barras/);
      const descarga = page.waitForEvent('download');
      await boton(page, 'Generar cupón').click();
      expect((await descarga).suggestedFilename()).toBe(`cupon_${cupon.id}.pdf`);
      await expect(page).toHaveURL(new RegExp(LISTA));
      await quedo(page, cupon, PENDIENTE, 'Pendiente');
    },
  },
};

for (const [medio, { usuario, canal, elegir }] of Object.entries(EN_CAJAS))
  test(`${medio}: se elige; se paga bien, de menos, dos veces, tarde o nunca, en un teléfono y en una computadora`, async ({
    page,
  }) => {
    await ingresar(page, usuario);
    for (const [donde, tamanio] of Object.entries(TAMANIOS))
      await test.step(`en ${donde}`, async () => {
        await page.setViewportSize(tamanio);
        const generar = () => generarCupon(page, 'ceps', 'sipago');
        const [pagado, deMenos, dosVeces, tarde] = [await generar(), await generar(), await generar(), await generar()];
        await elegir(page, pagado);
        await vence(page, tarde);
        for (const cupon of [pagado, dosVeces, dosVeces, tarde]) await cobrar(cupon, canal);
        await cobrar(deMenos, canal, '99,90');
        await operador('barrer', {});
        await quedo(page, pagado, ACREDITADO, 'Fecha de pago:');
        await quedo(page, deMenos, RECIBIDO, NOTA_DE_RECIBIDO);
        // A late payment pays what the same charge owed that day.
        await quedo(page, tarde, ACREDITADO, 'Fecha de pago:');
        const { operaciones_pagos } = await quedo(page, dosVeces, ACREDITADO, 'Fecha de pago:');
        expect(operaciones_pagos.map(({ detalle }) => detalle === null)).toEqual([true, false]);
      });
  });
