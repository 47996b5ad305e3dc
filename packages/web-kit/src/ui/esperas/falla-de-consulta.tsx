import { detalleDelError, esFaltaDePermiso } from '../../lib/api/error-de-api.ts';
import { ErrorDeCarga } from './error-de-carga.tsx';
import { SinPermiso } from './sin-permiso.tsx';

type Props = { error: unknown; mensaje: string; alReintentar: () => void; reintentando?: boolean };
const SIN_DETALLE = 'Tu usuario no puede ver estos datos. Si creés que es un error, comunicate con tu distrito.';

export const FallaDeConsulta = ({ error, mensaje, alReintentar, reintentando = false }: Props) =>
  esFaltaDePermiso(error) ? (
    <SinPermiso porque={detalleDelError(error, SIN_DETALLE)} />
  ) : (
    <ErrorDeCarga
      mensaje={mensaje}
      detalle={detalleDelError(error, '') || undefined}
      alReintentar={alReintentar}
      reintentando={reintentando}
    />
  );
