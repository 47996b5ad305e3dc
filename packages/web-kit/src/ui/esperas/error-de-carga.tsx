import { Button } from '@mantine/core';
import { Cara } from '../signos/cara.tsx';
import { Icono } from '../signos/icono.tsx';

type Props = { mensaje: string; detalle?: string | undefined; alReintentar: () => void; reintentando?: boolean };

export const ErrorDeCarga = ({ mensaje, detalle, alReintentar, reintentando = false }: Props) => (
  <div role="alert">
    <Cara
      icono="alerta"
      color="red"
      titulo={mensaje}
      texto={detalle ?? 'Puede ser un problema de conexión. Probá de nuevo en un momento.'}
      acciones={
        <Button
          variant="default"
          leftSection={<Icono nombre="recargar" />}
          onClick={alReintentar}
          loading={reintentando}
        >
          Reintentar
        </Button>
      }
    />
  </div>
);
