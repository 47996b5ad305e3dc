import { type CambiosDeArancel, type PreparacionLeida, rutasDeAranceles } from '@colega/contract/honorarios';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { etiquetaDe } from '@colega/contract/route';
import { diaDelColegio, type Fecha, formatFecha } from '@colega/domain/fechas';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { List, ScrollArea, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogoConFormulario } from '../../ui/dialogo-con-formulario.tsx';
import { consultaDeCambios } from './consultas.ts';
import { decirCelda } from './format-celda.ts';

type Props = {
  preparacion: PreparacionLeida;
  alPublicarse: (resolucion_id: number) => void;
  /** It is not what was read any more. */
  alVencer: () => void;
  alCerrar: () => void;
};

/** What changes, read whole, and the act over exactly that. */
export const DialogoDePublicar = ({ preparacion, alPublicarse, alVencer, alCerrar }: Props) => {
  const { id, nombre, vigente_desde } = preparacion;
  const { data, error, refetch } = useQuery({ ...consultaDeCambios(id), staleTime: 0, gcTime: 0 });
  const [publicando, setPublicando] = useState(false);
  const [falla, setFalla] = useState<string | null>(null);
  const { claveDe } = useIntento();
  const publicar = async (cambios: CambiosDeArancel): Promise<void> => {
    setPublicando(true);
    setFalla(null);
    try {
      const { version } = cambios;
      const hecho = await llamar(
        rutasDeAranceles.publicarArancel,
        { params: { id } },
        { ifMatch: etiquetaDe(version), idempotencyKey: claveDe([id, version]) },
      );
      avisarExito(hecho.message);
      alPublicarse(hecho.resolucion_id);
    } catch (causa) {
      setFalla(explicarFalla(causa, todosLosMensajes.error_de_comunicacion));
      setPublicando(false);
      if (causa instanceof ErrorDeApi && causa.status === 412) {
        alVencer();
        void refetch();
      }
    }
  };
  return (
    <DialogoConFormulario
      falla={falla}
      size="xl"
      titulo={`Publicar ${nombre}`}
      confirmar="Publicar para siempre"
      confirmando="Publicando…"
      peligroso
      trabajando={publicando}
      conFoco="cancelar"
      alEnviar={() => data && !publicando && void publicar(data)}
      alCancelar={alCerrar}
    >
      <Text>
        {`${decirDesde(vigente_desde)} A los matriculados con borradores o legajos en curso se les avisa qué cambia.`}
      </Text>
      {error && !data && (
        <FallaDeConsulta
          error={error}
          mensaje={todosLosMensajes.error_cargar_arancel}
          alReintentar={() => void refetch()}
        />
      )}
      {!data && !error && <EsqueletoDeTarjetas alto={48} cantidad={3} />}
      {data && <Resumen cambios={data} />}
    </DialogoConFormulario>
  );
};

/** The first of a college may have begun already: that one is not withdrawn. */
const decirDesde = (desde: Fecha): string =>
  desde > diaDelColegio(new Date())
    ? `Va a regir desde el ${formatFecha(desde)}. Publicada no cambia nunca: hasta ese día se puede retirar, con un motivo.`
    : `Va a regir en el acto, desde el ${formatFecha(desde)}. Publicada no cambia nunca, y no se puede retirar.`;

const SIN_CONFIRMAR = 'valor de referencia sin confirmar';

const contar = ({ cambian, quitadas, normas, de_cuantas }: CambiosDeArancel): string => {
  const [otras] = normas;
  if (otras && cambian.length + quitadas.length === 0) return 'Ninguna cifra cambia; cambia la norma de:';
  if (cambian.length === 0 && quitadas.length === 0) return 'Ninguna cifra cambia.';
  const dicho = cambian.length === 1 ? 'Cambia 1 cifra' : `Cambian ${cambian.length} cifras`;
  return `${dicho} de ${de_cuantas}:`;
};

const Resumen = ({ cambios }: { cambios: CambiosDeArancel }) => (
  <Stack gap="xs">
    <Text>
      {cambios.anterior
        ? `«${cambios.anterior.nombre}» rige hasta el ${formatFecha(cambios.anterior.hasta)}. ${contar(cambios)}`
        : `Es la primera de tu Colegio. Dice ${cambios.de_cuantas} ${cambios.de_cuantas === 1 ? 'cifra' : 'cifras'}:`}
    </Text>
    <ScrollArea.Autosize
      mah={320}
      type="auto"
      viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Lo que cambia' }}
    >
      <List size="sm">
        {cambios.cambian.map(({ tabla, de, columna, tipo, antes, ahora, variacion, norma }) => (
          <List.Item key={`${tabla} ${de} ${columna}`}>
            {`${tabla}, ${de}, ${columna}: `}
            {antes === null ? cambios.anterior && 'nueva, ' : `${decirCelda({ tipo, valor: antes })} → `}
            <strong>{decirCelda({ tipo, valor: ahora })}</strong>
            {variacion && ` (${variacion})`}
            {norma && `, por ${norma}`}
          </List.Item>
        ))}
        {cambios.normas.map(({ tabla, de, antes, ahora }) => (
          <List.Item key={`norma ${tabla} ${de}`}>
            {`${tabla}, ${de}: la misma cifra, ${antes ? `por ${antes}` : SIN_CONFIRMAR} → `}
            <strong>{ahora ? `por ${ahora}` : SIN_CONFIRMAR}</strong>
          </List.Item>
        ))}
        {cambios.quitadas.map((una) => (
          <List.Item key={una}>{`Se quita: ${una}`}</List.Item>
        ))}
      </List>
    </ScrollArea.Autosize>
  </Stack>
);
