import type { Certificado } from '@colega/contract/certificados';
import { mensajes } from '@colega/contract/mensajes';
import type { PropsDeHoja } from '@colega/web-kit/form/campos/props.ts';
import { useEntrada } from '@colega/web-kit/form/campos/use-entrada.ts';
import { esFallaDeRed } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { ErrorDeCarga } from '@colega/web-kit/ui/esperas/error-de-carga.tsx';
import { useEffect } from 'react';
import { useReferenciasDeAnexo } from '../../../lib/consultas/certificados.ts';
import { useCertificando } from '../formulario/contexto-del-certificado.ts';
import { idDeTexto, textoDeId } from './id-elegido.ts';

const comoOpcion = ({
  id,
  numero_certificado,
  inmueble,
}: Pick<Certificado, 'id' | 'numero_certificado' | 'inmueble'>) => ({
  value: String(id),
  label: inmueble ? `${numero_certificado} · ${inmueble.texto}` : numero_certificado,
});

/** CER-088: those without an annex, and the one that the annex being corrected already refers to. */
export const CertificadoCampo = ({ valor, ...resto }: PropsDeHoja) => {
  const { legajo, anexo } = useCertificando();
  const { poner, props } = useEntrada(resto);
  const { data, isError, error, refetch, isRefetching } = useReferenciasDeAnexo(legajo.id);
  useEffect(() => {
    // without network aviso-sin-red.tsx says of when they are
    if (error && data && !esFallaDeRed(error)) avisarError(mensajes.error_inmuebles);
  }, [error, data]);
  if (isError && !data) {
    return (
      <ErrorDeCarga
        mensaje={mensajes.error_inmuebles}
        alReintentar={() => void refetch()}
        reintentando={isRefetching}
      />
    );
  }
  const propia = anexo?.referencia ? [{ ...anexo.referencia, inmueble: anexo.inmueble }] : [];
  return (
    <SelectSimple
      {...props}
      disabled={!data}
      vacio={data ? 'Elegí un certificado' : 'Cargando…'}
      value={textoDeId(valor)}
      opciones={[...propia, ...(data?.items ?? [])].map(comoOpcion)}
      alElegir={(elegido) => poner(idDeTexto(elegido))}
    />
  );
};
