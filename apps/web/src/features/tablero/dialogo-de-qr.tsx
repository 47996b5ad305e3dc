import { mensajes } from '@colega/contract/mensajes';
import type { Persona } from '@colega/contract/perfil';
import { explicarFaltaDeRed } from '@colega/web-kit/lib/api/error-de-api.ts';
import { descargar } from '@colega/web-kit/lib/navegacion/descargar.ts';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useImagenDeQr } from '../../lib/consultas/tablero.ts';
import { FallaDeTarjeta } from './falla-de-tarjeta.tsx';

type Props = { persona: Persona; abierto: boolean; alCerrar: () => void };
const LADO = 256;

/** DAS-014. */
const DialogoDeQr = ({ persona, abierto, alCerrar }: Props) => {
  const { data: imagen, error, isFetching, refetch } = useImagenDeQr(persona.enlace_qr, abierto);
  const direccion = useDireccionDe(imagen);
  return (
    <Modal opened={abierto} onClose={alCerrar} title="QR de tu credencial" styles={{ title: { fontWeight: 700 } }}>
      <Stack align="center" gap="md">
        {direccion && (
          <img
            src={direccion}
            width={LADO}
            height={LADO}
            alt={`Código QR de la credencial de ${persona.nombre} ${persona.apellido}`}
            style={{ maxWidth: '100%', height: 'auto', borderRadius: 8 }}
          />
        )}
        {!direccion && (isFetching || !error) && (
          <Skeleton width={LADO} height={LADO} role="status" aria-label="Cargando el QR…" />
        )}
        {!direccion && error && !isFetching && (
          <FallaDeTarjeta
            mensaje={explicarFaltaDeRed(error, mensajes.qr_sin_imagen)}
            alReintentar={() => void refetch()}
          />
        )}
        <Text ta="center">Quien lo lea con su teléfono ve tu situación en el Colegio en el momento.</Text>
        <Group justify="flex-end" w="100%">
          <Button variant="default" onClick={alCerrar}>
            Cerrar
          </Button>
          <Button
            leftSection={<Icono nombre="descargar" />}
            disabled={!imagen}
            onClick={() => imagen && descargar(imagen, 'qr_credencial.png')}
          >
            Descargar QR
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};

export default DialogoDeQr;

const useDireccionDe = (imagen: Blob | undefined): string | null => {
  const [direccion, setDireccion] = useState<string | null>(null);
  useEffect(() => {
    if (!imagen) return;
    const propia = URL.createObjectURL(imagen);
    setDireccion(propia);
    return () => {
      URL.revokeObjectURL(propia);
      setDireccion(null);
    };
  }, [imagen]);
  return direccion;
};
