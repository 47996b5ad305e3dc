import { Card } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Esqueleto, EsqueletoDeTexto } from '../../../ui/esqueleto.tsx';

/** `contrato`: the id of the heading of its contract, which tells one calculation of a file from another. */
export type PropsDeCalculo = { id: number; contrato: string };

export const CalculoEnCamino = () => (
  <Card>
    <Esqueleto etiqueta="Cargando el cálculo…">
      <EsqueletoDeTexto renglones={6} />
    </Esqueleto>
  </Card>
);

const CalculoDelDetalle = lazy(() => import('./calculo-del-detalle.tsx'));

/** Only the automatic contracts have one, further down: its code comes after the file is drawn. */
export const CalculoDelContrato = (props: PropsDeCalculo) => (
  <Suspense fallback={<CalculoEnCamino />}>
    <CalculoDelDetalle {...props} />
  </Suspense>
);
