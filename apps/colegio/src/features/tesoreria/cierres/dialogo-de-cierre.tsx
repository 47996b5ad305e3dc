import { type PorCerrar, rutasDeCierres } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { Decimal, formatImporte, parseMonto } from '@colega/domain/importes';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { MontoInput } from '@colega/web-kit/ui/entradas/monto-input.tsx';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { DialogoConFormulario } from '../../../ui/dialogo-con-formulario.tsx';
import { ContarConElCierre } from './contar-con-el-cierre.tsx';
import {
  armarCajonEsperado,
  completarConLoEntregado,
  dejarLoEscrito,
  type LoEscritoAlContar,
  leerLoContado,
  seMovioDespues,
} from './leer-lo-contado.ts';
import { TablaDeCajones } from './tabla-de-cajones.tsx';

type Props = { porCerrar: PorCerrar; alVencer: () => void; alCerrar: () => void; alHacerse: () => void };
type Escritos = Readonly<Record<string, string>>;

const claveDe = ({ medio, banco }: { medio: string; banco: string | null }): string => `${medio}|${banco ?? ''}`;

/** Undefined when what is written of one is no amount. */
const leerApertura = (posibles: PorCerrar['posibles'], escritos: Escritos) => {
  const leidas = posibles
    .filter((una) => (escritos[claveDe(una)] ?? '').trim() !== '')
    .map(({ medio, banco }) => ({ medio, banco, leido: parseMonto(escritos[claveDe({ medio, banco })] ?? '') }));
  const malas = leidas.filter(({ leido }) => !leido.ok).map(claveDe);
  const apertura = leidas.flatMap(({ medio, banco, leido }) =>
    leido.ok ? [{ medio, banco, importe: leido.valor }] : [],
  );
  return { apertura, malas };
};

/** What will be closed, and of the first one, with what it opens. */
export const DialogoDeCierre = ({ porCerrar, alVencer, alCerrar, alHacerse }: Props) => {
  const { dia, asientos, total, ultimo, posibles, cajon, cajones, entregas, billetes } = porCerrar;
  const [escritos, setEscritos] = useState<Escritos>({});
  const [malas, setMalas] = useState<readonly string[]>([]);
  const [escrito, setEscrito] = useState<LoEscritoAlContar>({
    // Only what whoever closes writes: the rest is of the data, as it is by now.
    ...{ contados: {}, motivos: {} },
    // What is in the drawer now is not what there was then: whoever counted it then says so.
    cuenta: cajon.some(({ hay }) => !new Decimal(hay).isZero()) && !seMovioDespues(cajon),
  });
  const [errores, setErrores] = useState<Readonly<Record<string, string>>>({});
  const [falla, setFalla] = useState<string | null>(null);
  const [trabajando, setTrabajando] = useState(false);
  const { claveDe: claveDeIntento } = useIntento();
  const primero = ultimo === null;
  const contado = primero ? escrito : { ...escrito, ...completarConLoEntregado(cajon, escrito) };
  const { apertura, malas: nuevas } = leerApertura(posibles, escritos);
  const esperado = armarCajonEsperado(cajon, apertura);
  const cerrar = async (): Promise<void> => {
    const { arqueo, errores: suyos } = contado.cuenta ? leerLoContado(esperado, contado) : { arqueo: [], errores: {} };
    setMalas(nuevas);
    setErrores(suyos);
    const conProblema = [...nuevas.map((clave) => `apertura.${clave}`), ...Object.keys(suyos)];
    if (conProblema.length > 0) document.getElementById(conProblema[0] ?? '')?.focus();
    if (conProblema.length > 0 || trabajando) return;
    const body = {
      ...{ dia, visto: { asientos, total } },
      ...(apertura.length > 0 && { apertura }),
      ...(arqueo.length > 0 && { arqueo, entregas }),
    };
    setTrabajando(true);
    setFalla(null);
    try {
      avisarExito(
        (await llamar(rutasDeCierres.cerrarElDia, { body }, { idempotencyKey: claveDeIntento(body) })).message,
      );
      alHacerse();
    } catch (causa) {
      setFalla(explicarFalla(causa, mensajes.error_de_comunicacion));
      setTrabajando(false);
      // What came in meanwhile is read, and is what is closed if it is pressed again.
      if (causa instanceof ErrorDeApi && causa.status === 409) alVencer();
    }
  };
  return (
    <DialogoConFormulario
      falla={falla}
      size="lg"
      titulo={`Cerrar el ${formatFecha(dia)}`}
      confirmar="Cerrar el día"
      confirmando="Cerrando…"
      peligroso={false}
      trabajando={trabajando}
      conFoco={primero ? null : 'cancelar'}
      alEnviar={() => void cerrar()}
      alCancelar={alCerrar}
    >
      <Text>
        {asientos === 0
          ? 'No hay nada anotado: el cierre queda en cero, con su número.'
          : `Entran ${asientos} asientos, que suman ${formatImporte(total)}.`}{' '}
        Un cierre no se cambia ni se borra: lo que se anote después es del que sigue.
      </Text>
      {primero && (
        <>
          <Text>
            Es el primero. Si en alguna cuenta ya había dinero, decí cuánto: con eso empieza, y lo anotado antes de ese
            día queda adentro de lo que había. Lo que dejes vacío empieza en cero.
          </Text>
          {posibles.map((una) => (
            <MontoInput
              key={claveDe(una)}
              id={`apertura.${claveDe(una)}`}
              label={una.nombre}
              value={escritos[claveDe(una)] ?? ''}
              alCambiar={(texto) => setEscritos((antes) => ({ ...antes, [claveDe(una)]: texto }))}
              error={malas.includes(claveDe(una)) ? 'Escribí un importe.' : undefined}
            />
          ))}
        </>
      )}
      {cajones.length > 0 && <TablaDeCajones cajones={cajones} />}
      <ContarConElCierre
        cajon={esperado}
        billetes={billetes}
        escrito={contado}
        errores={errores}
        alEscribir={(nuevo) => setEscrito((antes) => dejarLoEscrito(antes, { mostrado: contado, nuevo }))}
      />
    </DialogoConFormulario>
  );
};
