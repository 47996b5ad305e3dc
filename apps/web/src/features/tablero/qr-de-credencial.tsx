import { mensajes } from '@colega/contract/mensajes';
import type { Persona } from '@colega/contract/perfil';
import { explicarFaltaDeRed } from '@colega/web-kit/lib/api/error-de-api.ts';
import { Skeleton } from '@mantine/core';
import { useImagenDeQr } from '../../lib/consultas/tablero.ts';
import { useDireccionDe } from '../../lib/navegacion/use-direccion-de.ts';
import { ImagenDelQr, LADO_DEL_QR } from './credencial/imagen-del-qr.tsx';
import { FallaDeTarjeta } from './falla-de-tarjeta.tsx';

type Props = { persona: Persona; activa?: boolean };

/** DAS-014. */
export const QrDeCredencial = ({ persona, activa = true }: Props) => {
  const { data: imagen, error, isFetching, refetch } = useImagenDeQr(persona.enlace_qr, activa);
  const direccion = useDireccionDe(imagen);
  if (direccion) return <ImagenDelQr direccion={direccion} de={persona} />;
  if (error && !isFetching)
    return (
      <FallaDeTarjeta mensaje={explicarFaltaDeRed(error, mensajes.qr_sin_imagen)} alReintentar={() => void refetch()} />
    );
  return <Skeleton width={LADO_DEL_QR} height={LADO_DEL_QR} role="status" aria-label="Cargando el QR…" />;
};
