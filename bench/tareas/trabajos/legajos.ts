import { expect, type Page } from '@playwright/test';
import { crearLegajo } from '../../../e2e/apoyo/crear-legajo.ts';
import { confirmarOriginal, crearAutomatico } from '../../../e2e/apoyo/legajos-por-api.ts';
import { operador } from '../../../e2e/apoyo/operador.ts';
import type { Manos } from '../manos.ts';
import type { Trabajo } from '../trabajo.ts';

const boton = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const enlace = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();
const texto = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const lista = (page: Page, name: string | RegExp) => page.getByRole('combobox', { name });
const paso = (page: Page, name: RegExp) => expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
const deInicio = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

const seguir = async (page: Page, manos: Manos, adonde: RegExp): Promise<void> => {
  await manos.tocar(boton(page, 'Siguiente'));
  await paso(page, adonde);
};

type Casa = { comitente: RegExp; cuit: string; direccion: string };
const CASA: Casa = { cuit: '27301112225', comitente: /FERNANDEZ/, direccion: 'Las Heras 1234, La Plata' };

/** The nearest parcel of those of that address. */
const ubicar = async (page: Page, manos: Manos, { direccion }: Casa): Promise<void> => {
  const buscador = page.getByRole('searchbox', { name: 'Buscar el lugar' });
  await manos.escribir(buscador, direccion);
  await manos.pulsar(buscador, 'Enter');
  await manos.tocar(page.getByRole('button', { name: `${direccion} · partida` }).first());
  await expect(texto(page, /^Parcela/)).not.toHaveValue('');
};

const guardarYConfirmar = async (page: Page, manos: Manos): Promise<void> => {
  await manos.tocar(boton(page, 'Guardar y confirmar'));
  await manos.tocar(page.getByRole('dialog').getByRole('button', { name: /^Confirmar/ }));
  await expect(page.getByText('Se actualizó el estado del legajo exitosamente')).toBeVisible();
};

/** A house of 120.5 m² with its project and direction, for one client: from Inicio until it is confirmed. */
const cargarCasa = async (page: Page, manos: Manos, casa: Casa): Promise<void> => {
  await manos.tocar(deInicio(page, 'Automático'));
  await paso(page, /DATOS/);
  await manos.elegir(lista(page, 'Rubro'), 'Obra civil');
  await manos.tocar(page.getByRole('radio', { name: 'Segunda', exact: true }));
  await seguir(page, manos, /TAREAS/);
  await manos.elegir(lista(page, 'Tarea'), 'Proyecto y Dirección de vivienda unifamiliar');
  await manos.tocar(boton(page, 'AGREGAR'));
  await manos.escribir(texto(page, /^Cantidad/), '120,5');
  await seguir(page, manos, /HONORARIO/);
  await manos.tocar(boton(page, 'Convenir el mínimo'));
  await seguir(page, manos, /COMITENTE/);
  await manos.escribir(texto(page, 'CUIT del comitente'), casa.cuit);
  await expect(page.getByRole('button', { name: casa.comitente })).toBeVisible();
  await seguir(page, manos, /UBICACIÓN/);
  await ubicar(page, manos, casa);
  await seguir(page, manos, /CONTRATO/);
  await manos.tocar(boton(page, 'Transferencia bancaria'));
  await manos.escribir(texto(page, 'Tribunal actuante'), 'La Plata');
  await guardarYConfirmar(page, manos);
};

/** The one that was loaded before is the first of the list, and this one is like it but for its place and its surface. */
const cargarOtra = async (page: Page, manos: Manos, casa: Casa): Promise<void> => {
  await manos.tocar(deInicio(page, 'Legajos'));
  await manos.tocar(enlace(page, /^Legajo \d+$/));
  await manos.tocar(boton(page, 'Más acciones'));
  await manos.tocar(page.getByRole('menuitem', { name: 'Cargar otro igual' }).or(enlace(page, 'Cargar otro igual')));
  await paso(page, /TAREAS/);
  await manos.escribir(texto(page, /^Cantidad/), '118');
  await seguir(page, manos, /HONORARIO/);
  await manos.tocar(boton(page, 'Convenir el mínimo'));
  await seguir(page, manos, /COMITENTE/);
  await expect(page.getByRole('button', { name: casa.comitente }).first()).toBeVisible();
  await seguir(page, manos, /UBICACIÓN/);
  await ubicar(page, manos, casa);
  await seguir(page, manos, /CONTRATO/);
  await guardarYConfirmar(page, manos);
};

const observado = async (page: Page) => {
  const legajo = await crearLegajo(page, 'franquicia');
  await confirmarOriginal(page, legajo);
  await operador('observar', {
    ...{ legajo: legajo.numero_legajo, campo: 'Parcela' },
    texto: 'La parcela no coincide con la nomenclatura catastral.',
  });
  return legajo;
};

export const DE_LEGAJOS: readonly Trabajo[] = [
  {
    ...{ clave: 'abrir', nombre: 'abrir un legajo reciente', usuario: 'mgarcia' },
    antes: { toques: 2, teclas: 0 },
    preparar: async (page) => {
      const { numero_legajo } = await crearLegajo(page);
      return async (manos) => {
        await manos.tocar(deInicio(page, 'Legajos'));
        await manos.tocar(enlace(page, new RegExp(`\\b${numero_legajo}\\b`)));
        await expect(page.getByText(`Nº ${numero_legajo}`, { exact: true })).toBeVisible();
      };
    },
  },
  {
    ...{ clave: 'casa', nombre: 'una vivienda, confirmada', usuario: 'nnuevo', meta: { toques: 22, teclas: 60 } },
    antes: { toques: 40, teclas: 106 },
    preparar: async (page) => (manos) => cargarCasa(page, manos, CASA),
  },
  {
    ...{
      clave: 'segunda',
      antes: { toques: 40, teclas: 103 },
      nombre: 'otra, para el mismo comitente',
      usuario: 'nnuevo',
      meta: { toques: 14, teclas: 35 },
    },
    preparar: async (page) => (manos) => cargarOtra(page, manos, { ...CASA, direccion: 'Belgrano 980, La Plata' }),
  },
  {
    ...{ clave: 'confirmar', nombre: 'confirmar un legajo cargado', usuario: 'mgarcia' },
    antes: { toques: 4, teclas: 0 },
    preparar: async (page) => {
      const { numero_legajo } = await crearLegajo(page);
      return async (manos) => {
        await manos.tocar(deInicio(page, 'Legajos'));
        await manos.tocar(enlace(page, new RegExp(`\\b${numero_legajo}\\b`)));
        await manos.tocar(boton(page, 'Confirmar legajo').first());
        await manos.tocar(page.getByRole('dialog').getByRole('button', { name: /^Confirmar/ }));
        await expect(page.getByText('Se actualizó el estado del legajo exitosamente')).toBeVisible();
      };
    },
  },
  {
    ...{ clave: 'observacion', nombre: 'responder una observación', usuario: 'csosa', meta: { toques: 4 } },
    antes: { toques: 3, teclas: 3 },
    preparar: async (page) => {
      const { numero_legajo } = await observado(page);
      return async (manos) => {
        const renglon = page.getByRole('listitem').filter({ hasText: `Legajo ${numero_legajo}` });
        await manos.tocar(renglon.getByRole('link', { name: 'Responder lo observado' }));
        await paso(page, /UBICACIÓN/);
        await manos.escribir(texto(page, /^Parcela/), '13b');
        await manos.tocar(boton(page, 'Guardar ahora'));
        await expect(page.getByText('Para que el Colegio la mire', { exact: false }).first()).toBeVisible();
      };
    },
  },
  {
    ...{
      clave: 'corregir',
      antes: { toques: 8, teclas: 5 },
      nombre: 'corregir un dato (la calle)',
      usuario: 'mgarcia',
      meta: { toques: 2 },
    },
    preparar: async (page) => {
      const { id } = await crearAutomatico(page);
      await page.goto(`/app/ejercicio/legajo/${id}/detail`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('legajo');
      return async (manos) => {
        await manos.tocar(enlace(page, 'Cambiar Calle'));
        await paso(page, /UBICACIÓN/);
        await expect(texto(page, 'Calle')).toBeFocused();
        await manos.teclear(texto(page, 'Calle'), '4 bis');
        await manos.tocar(boton(page, /^Guardar/));
        await expect(page).toHaveURL(/\/detail$/);
      };
    },
  },
  {
    ...{ clave: 'comitente', nombre: 'los legajos de un comitente', usuario: 'mgarcia' },
    antes: { toques: 4, teclas: 4 },
    preparar: async (page) => {
      await crearLegajo(page);
      return async (manos) => {
        await manos.tocar(deInicio(page, 'Legajos'));
        await expect(page.getByText(/^\d+ legajos? encontrados?/)).toBeVisible();
        // On a table they are already there.
        const filtros = boton(page, 'Filtros y orden');
        if (await filtros.isVisible()) await manos.tocar(filtros);
        await manos.escribir(page.getByRole('searchbox', { name: 'Comitente' }), 'fern');
        await expect(page).toHaveURL(/fern/);
        const ver = boton(page, /^Ver \d+ legajo/);
        if (await ver.isVisible()) await manos.tocar(ver);
        await expect(page.getByText(/^Comitente: FERN/i).first()).toBeVisible();
      };
    },
  },
];
