import { type Certificado, LARGO_DEL_MOTIVO_DE_ANULACION, rutasDeCertificados } from '@colega/contract/certificados';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { crearCampo } from '@colega/domain/formularios';
import { useFormularioSimple } from '@colega/web-kit/form/use-formulario-simple.ts';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import PreguntaDeConfirmacion from '@colega/web-kit/ui/dialogos/pregunta-de-confirmacion.tsx';
import { AreaDeTexto } from '@colega/web-kit/ui/entradas/area-de-texto.tsx';
import { Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { anularCertificado } from '../../../lib/consultas/certificados.ts';

const CAMPOS = [
  crearCampo('motivo', 'Motivo (opcional)', 'parrafo', {
    ayuda: 'Lo lee quien verifique el certificado.',
    largo: LARGO_DEL_MOTIVO_DE_ANULACION,
  }),
];

type Props = { certificado: Pick<Certificado, 'id' | 'numero_certificado'>; abierto: boolean; alCerrar: () => void };

/** DET-041, DET-043. Why is not asked for (API-055), but whoever holds its paper would like to know (S-403). */
const PreguntaDeAnulacion = ({ certificado: { id, numero_certificado }, abierto, alCerrar }: Props) => {
  const cliente = useQueryClient();
  const { valores, entrada } = useFormularioSimple(CAMPOS);
  const anular = async (): Promise<void> => {
    try {
      avisarExito((await anularCertificado(cliente, id, valores.motivo.trim())).message);
    } catch (error) {
      avisarError(explicarFalla(error, mensajes.error_procesamiento_de_nuevo));
    }
    const { legajo, historialDelLegajo } = rutasDeLegajos;
    const { certificados, tiposDeCertificado } = rutasDeCertificados;
    await Promise.all(
      [legajo, historialDelLegajo, certificados, tiposDeCertificado].map(({ path }) =>
        cliente.invalidateQueries({ queryKey: [path] }),
      ),
    );
    alCerrar();
  };
  return (
    <PreguntaDeConfirmacion
      abierto={abierto}
      alCancelar={alCerrar}
      alConfirmar={anular}
      titulo={`¿Anular el certificado ${numero_certificado}?`}
      texto={
        <Stack gap="md">
          <Text>Esta acción no se puede deshacer</Text>
          <AreaDeTexto {...entrada('motivo')} lineas={2} />
        </Stack>
      }
      confirmar="Anular certificado"
      confirmando="Anulando…"
    />
  );
};

export default PreguntaDeAnulacion;
