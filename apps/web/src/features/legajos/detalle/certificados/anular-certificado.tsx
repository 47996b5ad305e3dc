import { type Certificado, rutasDeCertificados } from '@colega/contract/certificados';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { useQueryClient } from '@tanstack/react-query';
import { detalleDelError } from '../../../../lib/api/error-de-api.ts';
import { anularCertificado } from '../../../../lib/consultas/certificados.ts';
import { avisarError, avisarExito } from '../../../../ui/avisos.tsx';
import { BotonConPregunta } from '../acciones/boton-con-pregunta.tsx';

/** DET-041, DET-043. */
export const AnularCertificado = ({ certificado }: { certificado: Certificado }) => {
  const cliente = useQueryClient();
  const { id, numero_certificado } = certificado;
  const anular = async (): Promise<void> => {
    try {
      avisarExito((await anularCertificado(cliente, id)).message);
    } catch (error) {
      avisarError(detalleDelError(error, mensajes.error_procesamiento_de_nuevo));
    }
    const { legajo, historialDelLegajo } = rutasDeLegajos;
    const { certificados, tiposDeCertificado } = rutasDeCertificados;
    await Promise.all(
      [legajo, historialDelLegajo, certificados, tiposDeCertificado].map(({ path }) =>
        cliente.invalidateQueries({ queryKey: [path] }),
      ),
    );
  };
  return (
    <BotonConPregunta
      variant="default"
      icono="prohibido"
      pregunta={{
        titulo: `¿Anular el certificado ${numero_certificado}?`,
        texto: 'Esta acción no se puede deshacer',
        confirmar: 'Anular certificado',
        confirmando: 'Anulando…',
      }}
      alConfirmar={anular}
    >
      Anular
    </BotonConPregunta>
  );
};
