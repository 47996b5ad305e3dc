import { borradorManual } from '@colega/asistentes/legajos';
import { rutasDeYaCargados } from '@colega/contract/legajos';
import { ProveedorDeCarga } from '@colega/web-kit/form/contexto-de-carga.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { LegajoIgual } from './legajo-igual.tsx';

const CUIT = '20123456786';
const inicial = borradorManual();
const borrador = {
  ...inicial,
  comitentes: [{ cuit: CUIT }],
  ubicacion: { ...inicial.ubicacion, calle: 'Calle 50', numero: '1234', localidad_id: 10 },
};
const inmueble = {
  localidad_id: 10,
  localidad: 'La Plata',
  calle: 'CALLE 50',
  numero: '1234',
  partido: '055',
  partida: null,
};
const igual = {
  ...{ id: 7, numero_legajo: 123, cargado_el: '2026-11-25', anulado: false },
  ...{ forma_de_pago: '', tribunal_actuante: '', destino_tarea: '' },
  ...{ cuits: [CUIT], tareas: [4], inmuebles: [inmueble] },
};

const EnPantalla = ({ alEmpezar }: { alEmpezar: object | null }) => {
  const [abierto, setAbierto] = useState(alEmpezar);
  return (
    <ProveedorDeCarga value={{ borrador, contexto: { hoy: '2026-11-27' }, permiteVariasUnidades: false, abierto }}>
      <LegajoIgual tareas={[4]} />
      <button type="button" onClick={() => setAbierto({})}>
        Corregir uno
      </button>
    </ProveedorDeCarga>
  );
};

const dibujarCon = (abierto: object | null) => {
  iniciarSesion();
  const pedidos: string[] = [];
  responder(rutasDeYaCargados.yaCargados, () => {
    pedidos.push('ya_cargados');
    return { items: [igual], formas_de_pago: [] };
  });
  dibujar(<EnPantalla alEmpezar={abierto} />);
  return pedidos;
};

test('antes de guardar se dice que ya hay uno igual, y se puede ver [S-857]', async () => {
  dibujarCon(null);
  expect(await screen.findByText(/^Ya cargaste un legajo igual: Nº 123, del 25\/11\/2026\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Verlo' })).toHaveAttribute('href', '/app/ejercicio/legajo/7/detail');
});

test('a quien corrige no se le dice, aunque se haya leído al cargar otro', async () => {
  dibujarCon(null);
  await screen.findByText(/^Ya cargaste un legajo igual/);
  await userEvent.click(screen.getByRole('button', { name: 'Corregir uno' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('quien corrige uno guardado no lo pide ni lo lee', async () => {
  const pedidos = dibujarCon({});
  // asked afterwards, it answers after
  await llamar(rutasDeYaCargados.yaCargados, {});
  expect(pedidos).toHaveLength(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
