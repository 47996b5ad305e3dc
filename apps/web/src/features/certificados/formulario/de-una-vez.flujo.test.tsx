import { rutasDeCertificados } from '@colega/contract/certificados';
import { diaDelColegio } from '@colega/domain/fechas';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { abrirCertificado, preparar, siguiente } from '../../../testing/abrir-certificado.tsx';
import {
  certificado,
  certificadoLeido,
  legajoElectrico,
  tiposElectricos,
} from '../../../testing/datos-de-certificados.ts';

const ANTERIOR = certificado({ id: 90, type: 'caie', numero_certificado: 'CAIE-2026-000002' });
const DATOS = {
  ...{ tipo_cableado: 'trifasico', tension_kv: 0.38, sec_cond_mm2: 16, nro_contribuyente: '777' },
  ...{ titular: { id: 99, domicilio: 'Otra 1' }, inm_anio: 2020, cond_face: true, cond_face_valor: 500 },
};
const leido = certificadoLeido({ ...ANTERIOR, datos: DATOS });
const enCaie = async () => {
  abrirCertificado('caie', { suministroElectrico: { value: 'definitiva' } });
  await screen.findByRole('heading', { level: 2, name: '1. DATOS GENERALES' });
};
const elegido = (nombre: RegExp, respuesta: string) =>
  within(screen.getByRole('radiogroup', { name: nombre })).getByRole('radio', { name: respuesta });

beforeEach(() => {
  preparar({ tipos: tiposElectricos(), legajo: legajoElectrico() });
  responder(rutasDeCertificados.certificados, pagina([ANTERIOR]));
  responder(rutasDeCertificados.certificado, leido);
});

test('todo conforme responde Sí a lo que falta del paso, y cada una se cambia', async () => {
  abrirCertificado('t1g', { tipoCableado: 'monofasico', verificacion: 'anual' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Año' }), '2026');
  await siguiente();
  await screen.findByRole('heading', { level: 2, name: '2. PILAR' });
  await userEvent.click(elegido(/Tablero Principal/, 'No'));
  expect(screen.getByText('Responde Sí a las 5 que faltan.')).toBeInTheDocument();
  const todoConforme = screen.getByRole('button', { name: 'Todo conforme' });
  await userEvent.click(todoConforme);
  expect(todoConforme).toHaveFocus();
  expect(screen.getByText('Respondiste Sí a las 5 que faltaban. Cambiá la que no.')).toBeInTheDocument();
  expect(elegido(/Tablero Principal/, 'No')).toBeChecked();
  expect(elegido(/Puesta a Tierra/, 'Sí')).toBeChecked();
  await userEvent.click(elegido(/Puesta a Tierra/, 'No'));
  expect(elegido(/Puesta a Tierra/, 'No')).toBeChecked();
  expect(todoConforme).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(todoConforme);
  expect(elegido(/Puesta a Tierra/, 'No')).toBeChecked();
  expect(screen.getByText('Respondiste Sí a las 5 que faltaban. Cambiá la que no.')).toBeInTheDocument();
});

test('se copia de otro lo que se repite: ni quién, ni dónde, ni lo que se midió', async () => {
  await enCaie();
  await userEvent.click(await screen.findByRole('button', { name: /^Copiar de CAIE-2026-000002 · Legajo/ }));
  expect(await screen.findByText(/^Se copiaron 4 datos de CAIE-2026-000002/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Domicilio legal' })).toHaveValue('Mitre 100');
  expect(screen.getByRole('textbox', { name: 'Año' })).toHaveValue(diaDelColegio(new Date()).slice(0, 4));
  await siguiente();
  await screen.findByRole('heading', { level: 2, name: '2. SUMINISTRO' });
  expect(elegido(/Tipo de cableado/, 'Trifásico')).toBeChecked();
  expect(screen.getByLabelText(/^Tensión/)).toHaveValue('0,38');
  expect(screen.getByLabelText(/^Número de contribuyente/)).toHaveValue('');
});

test('si no se puede leer se dice, y lo cargado queda', async () => {
  responder(rutasDeCertificados.certificado, () => problema(500, 'No'));
  await enCaie();
  await userEvent.type(screen.getByRole('textbox', { name: 'Año' }), '2026');
  await userEvent.click(await screen.findByRole('button', { name: /^Copiar de CAIE-2026-000002/ }));
  expect(await screen.findByText('No se pudo leer ese certificado. Probá de nuevo.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Año' })).toHaveValue('2026');
});

test('sin otro de su tipo no se ofrece copiar', async () => {
  responder(rutasDeCertificados.certificados, pagina([]));
  await enCaie();
  expect(screen.queryByRole('button', { name: /^Copiar de/ })).not.toBeInTheDocument();
});
