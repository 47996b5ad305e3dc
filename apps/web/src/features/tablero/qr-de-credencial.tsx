import { mensajes } from '@colega/contract/mensajes';
import type { Persona } from '@colega/contract/perfil';
import { explicarFaltaDeRed } from '@colega/web-kit/lib/api/error-de-api.ts';
import { Skeleton } from '@mantine/core';
import { useImagenDeQr } from '../../lib/consultas/tablero.ts';
import { useDireccionDe } from '../../lib/navegacion/use-direccion-de.ts';
import { FallaDeTarjeta } from './falla-de-tarjeta.tsx';

const LADO = 256;

type Props = { persona: Persona; activa?: boolean; className?: string | undefined };

/** DAS-014. */
export const QrDeCredencial = ({ persona, activa = true, className }: Props) => {
  const { data: imagen, error, isFetching, refetch } = useImagenDeQr(persona.enlace_qr, activa);
  const direccion = useDireccionDe(imagen);
  if (direccion)
    return (
      <img
        className={className}
        src={direccion}
        width={LADO}
        height={LADO}
        alt={`Código QR de la credencial de ${persona.nombre} ${persona.apellido}`}
        style={{ maxWidth: '100%', height: 'auto', borderRadius: 8 }}
      />
    );
  if (error && !isFetching)
    return (
      <FallaDeTarjeta mensaje={explicarFaltaDeRed(error, mensajes.qr_sin_imagen)} alReintentar={() => void refetch()} />
    );
  return <Skeleton className={className ?? ''} width={LADO} height={LADO} role="status" aria-label="Cargando el QR…" />;
};
