import { conReintento } from '@colega/web-kit/ui/esperas/con-reintento.tsx';
import { ErrorDeCarga } from '@colega/web-kit/ui/esperas/error-de-carga.tsx';
import { CalculoEnCamino } from '@colega/web-kit/ui/legajo/calculo-en-camino.tsx';
import { Card } from '@mantine/core';

export type PropsDeCalculo = { id: number; contrato: string };

/** Only automatic contracts have one, further down, so its code comes after the file is drawn. */
export const CalculoDelContrato = conReintento<PropsDeCalculo>(() => import('./calculo-del-detalle.tsx'), {
  mientras: <CalculoEnCamino />,
  falla: (reintentar) => (
    <Card>
      <ErrorDeCarga mensaje="No pudimos cargar el cálculo." alReintentar={reintentar} />
    </Card>
  ),
});
