import { camposDelPaso, DEFINICIONES } from '@colega/domain/certificados';
import { type Campo, leerFormato } from '@colega/domain/formularios';
import { expect, type Page } from '@playwright/test';
import { crearConCep } from '../../../e2e/apoyo/legajo-electrico.ts';
import type { Manos } from '../manos.ts';
import type { Trabajo } from '../trabajo.ts';

const NUMEROS: Readonly<Record<string, string>> = { tension_kv: '0,38', disyuntor: '30', pot_total_kw: '12' };

const esObligatorio = ({ reglas }: Campo): boolean => reglas.some(({ regla }) => regla === 'requerido');

const llenar = async (page: Page, manos: Manos, campo: Campo): Promise<void> => {
  const entrada = page.locator(`[name="${campo.nombre ?? campo.ruta}"]`);
  switch (campo.tipo) {
    case 'si_no': {
      const si = entrada.and(page.locator('[value=true]'));
      if (!(await si.isChecked())) await manos.tocar(si);
      return;
    }
    case 'opcion': {
      const valor = String(campo.opciones?.[0]?.valor);
      const esLista = (await entrada.first().evaluate((nodo) => nodo.tagName)) === 'SELECT';
      if (esLista) return manos.elegir(entrada, campo.opciones?.[0]?.etiqueta ?? '');
      const una = entrada.and(page.locator(`[value="${valor}"]`));
      if (!(await una.isChecked())) await manos.tocar(una);
      return;
    }
    case 'numero':
      if ((await entrada.inputValue()) !== '') return;
      return manos.escribir(entrada, NUMEROS[campo.ruta] ?? (leerFormato(campo) === 'anio' ? '2026' : '10'));
    case 'texto':
    case 'parrafo':
      if (!esObligatorio(campo) || (await entrada.inputValue()) !== '') return;
      return manos.escribir(entrada, '11');
    case 'localidad':
      if ((await page.getByRole('combobox', { name: campo.etiqueta }).inputValue()) !== '') return;
      return manos.buscar(page.getByRole('combobox', { name: campo.etiqueta }), 'la pl', /^LA PLATA/i);
    default:
      return;
  }
};

export const DE_CERTIFICADOS: readonly Trabajo[] = [
  {
    ...{ clave: 'caie', nombre: 'emitir un CAIE, con otro hecho', usuario: 'mgarcia', meta: { toques: 35 } },
    antes: { toques: 68, teclas: 53 },
    preparar: async (page) => {
      const { id } = await crearConCep(page);
      await page.goto(`/app/ejercicio/legajo/${id}/detail`);
      return async (manos) => {
        const radio = (name: string) => page.getByRole('radio', { name, exact: true });
        const boton = (name: string) => page.getByRole('button', { name, exact: true });
        await manos.tocar(page.getByRole('link', { name: 'Nuevo certificado' }).first());
        for (const opcion of ['CAIE, tablero principal', 'Definitiva']) await manos.tocar(radio(opcion));
        await manos.tocar(boton('Siguiente'));
        for (const [i, paso] of DEFINICIONES.caie.entries()) {
          await expect(page.getByRole('heading', { level: 2, name: `${i + 1}. ${paso.titulo}` })).toBeVisible();
          const copiar = page.getByRole('button', { name: /^Copiar de CAIE-/ }).first();
          if (i === 0) await manos.tocar(copiar);
          const conforme = boton('Todo conforme');
          if (await conforme.isVisible()) await manos.tocar(conforme);
          for (const campo of camposDelPaso(paso)) await llenar(page, manos, campo);
          await manos.tocar(boton('Siguiente'));
        }
        await manos.tocar(boton('Emitir certificado'));
        await expect(page.getByText(/^Certificado CAIE-\d{4}-\d{6} creado exitosamente$/)).toBeVisible();
      };
    },
  },
];
