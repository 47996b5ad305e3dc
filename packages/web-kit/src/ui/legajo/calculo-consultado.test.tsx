import type { CalculoHonorario } from '@colega/contract/honorarios';
import type { UseQueryResult } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { calculo } from '../../testing/datos-de-legajos.ts';
import { dibujar } from '../../testing/dibujar.tsx';
import { CalculoConsultado } from './calculo-consultado.tsx';

const leido = (data: CalculoHonorario) => ({ data, error: null }) as UseQueryResult<CalculoHonorario>;

test('al cambiar de cálculo no se dibuja ni un momento el de antes', () => {
  const dibujados: [pedido: number, dibujado: number | null][] = [];
  let elegir = (_id: number): void => undefined;
  const Pantalla = () => {
    const [id, setId] = useState(1);
    elegir = setId;
    const anotar = (dibujado: CalculoHonorario) => {
      dibujados.push([id, dibujado.id]);
      return <p>Cálculo {dibujado.id}</p>;
    };
    return <CalculoConsultado id={id} contrato="contrato" calculo={leido(calculo({ id }))} papeles={anotar} />;
  };
  dibujar(<Pantalla />);
  act(() => elegir(2));
  expect(screen.getByText('Cálculo 2')).toBeInTheDocument();
  expect(dibujados.filter(([pedido, dibujado]) => pedido !== dibujado)).toEqual([]);
});
