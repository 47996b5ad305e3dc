import type { TipoDeCertificado } from '@colega/domain/certificados';
import { type Campo, leerFormato } from '@colega/domain/formularios';
import type { Page } from '@playwright/test';
import { elegirOpcion } from './elegir-opcion.ts';

type Numeros = Readonly<Record<string, string>>;

/** What is chosen before its form, and what its numbers are where any other would be refused. */
export type DeCertificado = { type: TipoDeCertificado; eleccion: readonly string[]; numeros: Numeros };

export const ELECTRICOS: readonly DeCertificado[] = [
  {
    type: 'caie',
    eleccion: ['CAIE, tablero principal', 'Definitiva'],
    numeros: { tension_kv: '0,38', disyuntor: '30', pot_total_kw: '12' },
  },
  {
    type: 'caie_er',
    eleccion: ['CAIE ER, medidor para energía distribuida', '220 V, T1R, de 3 a 6 kW'],
    numeros: { potencia_acople: '4,5' },
  },
  { type: 't1r', eleccion: ['T1R, medidor monofásico'], numeros: {} },
];
export const DE_GAS: DeCertificado = { type: 'eig', eleccion: ['EIG, instalación de gas'], numeros: {} };

export const llenarDelCertificado = async (page: Page, campo: Campo, numeros: Numeros): Promise<void> => {
  const entrada = page.locator(`[name="${campo.nombre ?? campo.ruta}"]`);
  switch (campo.tipo) {
    case 'si_no':
      return entrada.and(page.locator('[value=true]')).check();
    case 'opcion': {
      const valor = String(campo.opciones?.[0]?.valor);
      const esLista = (await entrada.first().evaluate((nodo) => nodo.tagName)) === 'SELECT';
      if (esLista) await entrada.selectOption(valor);
      else await entrada.and(page.locator(`[value="${valor}"]`)).check();
      return;
    }
    case 'numero':
      return entrada.fill(numeros[campo.ruta] ?? (leerFormato(campo) === 'anio' ? '2026' : '10'));
    case 'texto':
    case 'parrafo':
      return entrada.fill('11');
    case 'localidad':
      await page.getByRole('combobox', { name: campo.etiqueta }).fill('la plata');
      return elegirOpcion(page, /^LA PLATA/i);
    default:
      return;
  }
};
