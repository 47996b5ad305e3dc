import type { CalculoHonorario } from '@colega/contract/honorarios';
import { mensajes } from '@colega/contract/mensajes';
import { Card } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { FallaDeConsulta } from '../esperas/falla-de-consulta.tsx';
import { CalculoDelHonorario } from './calculo-del-honorario.tsx';
import { CalculoEnCamino } from './calculo-en-camino.tsx';

type Props = {
  id: number;
  contrato: string;
  calculo: UseQueryResult<CalculoHonorario>;
  papeles?: (calculo: CalculoHonorario) => ReactNode;
};

/** A contract that was computed again has another calculation: the figures of the one before are not drawn for it. */
export const CalculoConsultado = (props: Props) => <UnCalculo key={props.id} {...props} />;

const UnCalculo = ({ id, contrato, calculo, papeles }: Props) => {
  const { data, error, refetch, isRefetching } = calculo;
  // What an answer brings is drawn in slices: at once, a file with its whole calculation keeps a phone from answering.
  const dibujado = useDeferredValue(data);
  if (data && dibujado)
    return <CalculoDelHonorario {...{ id, contrato }} calculo={dibujado} papeles={papeles?.(dibujado)} />;
  if (!error) return <CalculoEnCamino />;
  return (
    <Card>
      <FallaDeConsulta
        error={error}
        mensaje={mensajes.error_obtener_calculo}
        alReintentar={() => void refetch()}
        reintentando={isRefetching}
      />
    </Card>
  );
};
