import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { abrirCertificado, elegirTodo, preparar } from '../../../testing/abrir-certificado.tsx';

let enviados: unknown[];
beforeEach(() => {
  enviados = preparar();
});

test('se elige el tipo y se emite: dos pasos, el cuerpo de la especificación y vuelta al detalle [CER-005, CER-008, CER-016, CER-019, CER-057]', async () => {
  const { router } = await abrirCertificado('');
  await userEvent.click(await screen.findByRole('radio', { name: 'T1G, pilar' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Trifásico' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Anual' }));
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nuevo certificado: T1G, pilar' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/app/ejercicio/legajo/1/certificado/new/t1g');
  expect(screen.getByText('Legajo Nº 1042 · Trifásico · Anual')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Año' }), '2026');
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  await screen.findByRole('heading', { level: 2, name: '2. PILAR' });
  await elegirTodo('Sí');
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Emitir certificado' }));
  expect(await screen.findByText('Certificado T1G-2026-000001 creado exitosamente')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/ejercicio/legajo/1/detail'));
  expect(enviados).toEqual([
    {
      legajo_id: 1,
      tipo_cableado: 'trifasico',
      verificacion: 'anual',
      titular: { id: 11, domicilio: 'Mitre 100', localidad_id: 10 },
      inmueble: { id: 21 },
      inm_anio: 2026,
      tab_principal: true,
      int_diferencial_y_termomagnetico: true,
      sis_puesta_tierra: true,
      materiales_marca_s: true,
      parametros_instalacion: true,
      disposiciones_constructivas: true,
    },
  ]);
});
