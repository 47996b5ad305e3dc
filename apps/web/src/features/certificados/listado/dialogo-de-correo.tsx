import type { CertificadoDeLista } from '@colega/contract/certificados';
import { mensajes } from '@colega/contract/mensajes';
import { EsqueletoDeTexto } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { consultaDeCertificado } from '../../../lib/consultas/certificados.ts';
import { FormularioDeCorreo } from '../lectura/mandar-por-correo.tsx';
import { mientrasSale } from '../lectura/mientras-sale.ts';

type Props = {
  /** The last one that was chosen; null before the first. */
  certificado: Pick<CertificadoDeLista, 'id' | 'numero_certificado'> | null;
  abierto: boolean;
  alCerrar: () => void;
};

/** S-897, from its line of the list. */
const DialogoDeCorreo = ({ certificado, abierto, alCerrar }: Props) => (
  <Modal
    opened={abierto}
    onClose={alCerrar}
    title={`Mandar ${certificado?.numero_certificado ?? ''} por correo`}
    closeButtonProps={{ 'aria-label': 'Cerrar', size: 'lg' }}
    styles={{ title: { fontWeight: 700, overflowWrap: 'anywhere' } }}
  >
    {certificado && <Contenido key={certificado.id} id={certificado.id} />}
  </Modal>
);

export default DialogoDeCorreo;

const Contenido = ({ id }: { id: number }) => {
  const { data, error, refetch, isRefetching } = useQuery({
    ...consultaDeCertificado(id),
    refetchInterval: mientrasSale,
  });
  if (!data && error)
    return (
      <FallaDeConsulta
        error={error}
        mensaje={mensajes.error_cargar_datos}
        alReintentar={() => void refetch()}
        reintentando={isRefetching}
      />
    );
  if (!data) return <EsqueletoDeTexto renglones={4} />;
  if (data.estado.clave !== 'confirmado') return <Text>Se anuló: ya no se manda.</Text>;
  return <FormularioDeCorreo certificado={data} />;
};
