import { type RevisionDelLegajo, rutasDeRevision } from '@colega/contract/legajos';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { List } from '@mantine/core';
import { ACTOS, type AccionEnRevision } from './actos-con-datos.ts';
import type { BorradorDeRevision } from './borrador-de-revision.ts';
import { DialogoDeActo } from './dialogo-de-acto.tsx';
import { nombrarLoObservado } from './hilo-del-colegio.tsx';
import type { Actos } from './use-actos.ts';

type Props = {
  legajo: RevisionDelLegajo;
  actos: Actos;
  accion: AccionEnRevision;
  borrador: BorradorDeRevision;
  alCerrar: () => void;
  alHacerse: () => void;
};

/** After these there is nothing left to observe. */
export const CIERRAN: readonly AccionEnRevision['accion'][] = ['visar', 'anular'];

/** The question before an act: what it asks for, and what follows from it. */
export const ActoElegido = (props: Props) =>
  props.accion.accion === 'observar' ? <Observacion {...props} /> : <Decidido {...props} />;

const Observacion = ({ legajo: { id }, actos, accion, borrador, alCerrar, alHacerse }: Props) => {
  const { observaciones } = borrador;
  const varias = observaciones.length > 1;
  const enviar = async (): Promise<boolean> => {
    const pedidas = observaciones.map(({ campo, texto }) => ({ campo, texto: texto.trim() }));
    const hecho = await actos.actuar(`observar ${JSON.stringify(pedidas)}`, (opciones) =>
      llamar(rutasDeRevision.observarLegajo, { params: { id }, body: { observaciones: pedidas } }, opciones),
    );
    if (hecho) borrador.vaciar();
    if (hecho) alHacerse();
    else alCerrar();
    return hecho;
  };
  return (
    <DialogoDeActo
      titulo={varias ? `¿Enviar las ${observaciones.length} observaciones?` : '¿Enviar la observación?'}
      efectos={accion.efectos}
      confirmar="Enviar"
      confirmando="Enviando…"
      alCancelar={alCerrar}
      alConfirmar={enviar}
    >
      <List aria-label="Lo que vas a observar">
        {observaciones.map((una) => (
          <List.Item key={una.clave} style={{ overflowWrap: 'anywhere' }}>
            <strong>{nombrarLoObservado(una)}:</strong> {una.texto}
          </List.Item>
        ))}
      </List>
    </DialogoDeActo>
  );
};

/** What is approved or annulled is observed no more: what was written and not sent is said first. */
const loQueSePierde = ({ accion }: AccionEnRevision, { observaciones }: BorradorDeRevision): readonly string[] => {
  const escritas = observaciones.filter(({ texto }) => texto.trim() !== '').length;
  if (escritas === 0 || !CIERRAN.includes(accion)) return [];
  return [
    escritas === 1
      ? 'Se pierde la observación que escribiste y no mandaste. Para mandarla, cancelá.'
      : `Se pierden las ${escritas} observaciones que escribiste y no mandaste. Para mandarlas, cancelá.`,
  ];
};

const Decidido = ({ legajo, actos, accion, borrador, alCerrar, alHacerse }: Props) => {
  const acto = ACTOS[accion.accion];
  if (!acto) return null;
  const clave = (ruta: string) => `${accion.accion}:${accion.detalle_id}:${ruta}`;
  return (
    <DialogoDeActo
      titulo={acto.titulo}
      efectos={[...loQueSePierde(accion, borrador), ...accion.efectos]}
      campos={acto.campos}
      iniciales={Object.fromEntries(acto.campos.map(({ ruta }) => [ruta, borrador.textos[clave(ruta)] ?? '']))}
      alEscribir={(ruta, valor) => borrador.redactar(clave(ruta), valor)}
      confirmar={acto.boton}
      confirmando={acto.confirmando}
      {...(acto.peligroso && { peligroso: true })}
      alCancelar={alCerrar}
      alConfirmar={async (valores) => {
        const pedir = acto.pedir(legajo.id, accion.detalle_id, valores);
        const hecho = await actos.actuar(`${clave('')} ${JSON.stringify(valores)}`, pedir);
        if (!hecho) return false;
        for (const { ruta } of acto.campos) borrador.redactar(clave(ruta), '');
        alHacerse();
        return true;
      }}
    />
  );
};
