import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { abrirCertificado, preparar, siguiente } from '../../../testing/abrir-certificado.tsx';
import { tipoOfrecido, tiposElectricos } from '../../../testing/datos-de-certificados.ts';

const SUMINISTROS = {
  'CAIE, tablero principal': [
    'Ampliación de potencia',
    'Censo de carga',
    'Definitiva',
    'Obra',
    'Prefactibilidad',
    'Rehabilitación',
  ],
  'CAIE ER, medidor para energía distribuida': [
    '220 V, T1R, hasta 3 kW',
    '220 V, T1R, de 3 a 6 kW',
    '380 V, CAIE, hasta 5 kW',
    '380 V, CAIE, de 5 a 15 kW',
    '380 V, CAIE, desde 15 kW',
  ],
};

describe('la elección del tipo', () => {
  test('se llama Nuevo certificado y vuelve al legajo; sin tipo no sigue [CER-002, CER-009]', async () => {
    preparar();
    const { router } = abrirCertificado('');
    const encabezado = await screen.findByRole('heading', { level: 1, name: 'Nuevo certificado' });
    expect(encabezado).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Volver al legajo' })).toHaveAttribute(
      'href',
      '/app/ejercicio/legajo/1/detail',
    );
    await siguiente();
    expect(await screen.findByText('Tipo: Es necesario seleccionar una opción')).toBeInTheDocument();
    expect(encabezado).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/app/ejercicio/legajo/1/certificado/new');
  });

  test.each(Object.entries(SUMINISTROS))(
    '%s pregunta el suministro y lo exige [CER-007, CER-010]',
    async (tipo, opciones) => {
      preparar();
      abrirCertificado('');
      await userEvent.click(await screen.findByRole('radio', { name: tipo }));
      const grupo = within(screen.getByRole('radiogroup', { name: /Suministro eléctrico/ }));
      expect(grupo.getAllByRole('radio').map((opcion) => opcion.closest('label')?.textContent)).toEqual(opciones);
      await siguiente();
      expect(await screen.findByText('Suministro eléctrico: Es necesario seleccionar una opción')).toBeInTheDocument();
    },
  );

  test('T1G pregunta cableado y verificación, y los exige [CER-008, CER-010]', async () => {
    preparar();
    abrirCertificado('');
    await userEvent.click(await screen.findByRole('radio', { name: 'T1G, pilar' }));
    for (const opcion of ['Monofásico', 'Trifásico', 'Inicial', 'Anual'])
      expect(screen.getByRole('radio', { name: opcion })).not.toBeChecked();
    await siguiente();
    for (const pregunta of ['Tipo de cableado', 'Verificación'])
      expect(await screen.findByText(`${pregunta}: Es necesario seleccionar una opción`)).toBeInTheDocument();
  });

  test('ofrece lo que dice el servidor; sin ninguno, Siguiente no se puede [CER-005, CER-006]', async () => {
    preparar({ tipos: [] });
    abrirCertificado('');
    expect(await screen.findByText('Este legajo no lleva certificados')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
  });

  test('el que todavía no se puede emitir dice por qué', async () => {
    const motivo = 'Primero emití un certificado.';
    preparar({
      tipos: [...tiposElectricos().slice(0, 4), tipoOfrecido('anexa_in_situ', { disponible: false, motivo })],
    });
    abrirCertificado('');
    const cerrado = await screen.findByRole('radio', { name: 'Anexo In situ' });
    expect(cerrado).toBeDisabled();
    expect(cerrado).toHaveAccessibleDescription(motivo);
  });

  test('abierta por su dirección, pregunta si se permite y dice por qué no [DET-040]', async () => {
    preparar({ motivo: 'Para emitir certificados tiene que estar pago el CEP del contrato original.' });
    abrirCertificado('');
    expect(await screen.findByText(/tiene que estar pago el CEP/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Siguiente' })).not.toBeInTheDocument();
  });
});
