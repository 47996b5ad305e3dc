import { Card } from '@mantine/core';
import { Esqueleto, EsqueletoDeTexto } from '../esperas/esqueleto.tsx';

export const CalculoEnCamino = () => (
  <Card>
    <Esqueleto etiqueta="Cargando el cálculo…">
      <EsqueletoDeTexto renglones={6} />
    </Esqueleto>
  </Card>
);
