import { LARGO_DEL_COMIENZO } from '@colega/domain/identificadores';
import type { Escrito, Rechazo } from '../buscar-escrito.service.ts';
import { Banda } from './piezas.tsx';

const PROBLEMA: Readonly<Record<Rechazo['problema'], { tono: 'mal' | 'ojo'; titulo: string; texto: string }>> = {
  incompleto: {
    tono: 'ojo',
    titulo: 'FALTA UN DATO',
    texto: `Escribí el código entero, o el número y al menos los primeros ${LARGO_DEL_COMIENZO} caracteres de su código.`,
  },
  desconocido: {
    tono: 'mal',
    titulo: 'NO LO DES POR VÁLIDO',
    texto:
      'Lo que escribiste no corresponde a ninguna credencial ni documento del Colegio. Revisalo letra por letra; si está igual que en lo que te mostraron, no lo des por válido.',
  },
};

type Props = { escrito?: Escrito; problema?: Rechazo['problema'] };

/** For a paper without a camera. */
export const PaginaParaEscribir = ({ escrito, problema }: Props) => (
  <>
    {problema && (
      <Banda tono={PROBLEMA[problema].tono} titulo={PROBLEMA[problema].titulo}>
        <p id="problema">{PROBLEMA[problema].texto}</p>
      </Banda>
    )}
    <h1>Verificar una credencial o un documento</h1>
    <Formulario {...(escrito && { escrito })} {...(problema && { problema })} />
  </>
);

/** Under what was read, for the next one; where nothing was read it is what there is to do, and it is open. */
export const EscribirOtro = ({ abierto = false }: { abierto?: boolean }) => (
  <details className="otro" open={abierto}>
    <summary id="escribir">{abierto ? 'Escribir el número' : 'Verificar otro, escribiendo su número'}</summary>
    <Formulario />
  </details>
);

/** A plain form asks for the page, and nothing runs in the browser. */
const Formulario = ({ escrito, problema }: Props) => (
  <>
    <p>
      Copiá el número de la credencial o del papel, y el código que está escrito junto a su QR o al final de su
      dirección.
    </p>
    <form action="/verificar" method="get">
      <label htmlFor="numero">Número</label>
      <input
        id="numero"
        name="numero"
        defaultValue={escrito?.numero}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        aria-describedby="ayuda-numero"
      />
      <p id="ayuda-numero">
        El de una credencial (C-000012), de un certificado (CAIE-2026-000002), de control de un visado o de un recibo.
      </p>
      <label htmlFor="codigo">Código</label>
      <input
        id="codigo"
        name="codigo"
        defaultValue={escrito?.codigo}
        maxLength={300}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={problema ? 'ayuda-codigo problema' : 'ayuda-codigo'}
      />
      <p id="ayuda-codigo">
        Alcanza con sus primeros {LARGO_DEL_COMIENZO} caracteres. Si pegás el código o la dirección entera, el número no
        hace falta.
      </p>
      <button type="submit">Verificar</button>
    </form>
  </>
);
