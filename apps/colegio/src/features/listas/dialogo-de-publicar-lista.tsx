import { rutasDeListas, type VersionDeListaLeida } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { etiquetaDe } from '@colega/contract/route';
import { LISTAS_DEL_COLEGIO } from '@colega/domain/colegio';
import { formatFecha } from '@colega/domain/fechas';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { DialogoConFormulario } from '../../ui/dialogo-con-formulario.tsx';
import { EfectosLeidos, useEfectosDeVersion } from './efectos-de-version.tsx';

type Props = {
  version: VersionDeListaLeida;
  alHacerse: () => void;
  alVencer: () => void;
  alCerrar: () => void;
};

/** What changes, read whole, and the act over exactly that. */
export const DialogoDePublicarLista = ({ version: leida, alHacerse, alVencer, alCerrar }: Props) => {
  const { id } = leida;
  const hoy = useHoy();
  const efectos = useEfectosDeVersion(id, null);
  const { data, refetch } = efectos;
  const { vigente_desde, norma } = data ?? leida;
  const sePaso = LISTAS_DEL_COLEGIO[leida.lista].desde_hoy === true && vigente_desde < hoy;
  // Only over what is being read: not while it loads, nor when it could not be read.
  const leyendo = efectos.isFetching || efectos.error !== null;
  const [publicando, setPublicando] = useState(false);
  const [falla, setFalla] = useState<string | null>(null);
  const { claveDe } = useIntento();
  const publicar = async (): Promise<void> => {
    if (publicando || !data || leyendo) return;
    const { version } = data;
    setPublicando(true);
    setFalla(null);
    try {
      const opciones = { ifMatch: etiquetaDe(version), idempotencyKey: claveDe([id, version]) };
      avisarExito((await llamar(rutasDeListas.publicarLista, { params: { id } }, opciones)).message);
      alHacerse();
    } catch (causa) {
      setFalla(explicarFalla(causa, todosLosMensajes.error_de_comunicacion));
      setPublicando(false);
      if (causa instanceof ErrorDeApi && (causa.status === 412 || causa.status === 409)) {
        alVencer();
        void refetch();
      }
    }
  };
  return (
    <DialogoConFormulario
      falla={falla}
      size="lg"
      titulo="Publicar la lista"
      confirmar="Publicar"
      confirmando="Publicando…"
      peligroso={false}
      trabajando={publicando}
      puedeConfirmar={data !== undefined && !leyendo}
      conFoco="cancelar"
      alEnviar={() => void publicar()}
      alCancelar={alCerrar}
    >
      <Text>
        {sePaso && `Se preparó para el ${formatFecha(vigente_desde)}, que ya pasó. `}
        {vigente_desde <= hoy
          ? `Va a regir desde hoy, por ${norma}: publicada, no cambia ni se retira.`
          : `Va a regir desde el ${formatFecha(vigente_desde)}, por ${norma}. Hasta el día anterior se puede retirar; desde ese día no cambia.`}
      </Text>
      <EfectosLeidos efectos={efectos} />
    </DialogoConFormulario>
  );
};
