import { type Escrito, LARGO_DEL_COMIENZO, type Rechazo } from '../buscar-escrito.service.ts';
import { Banda } from './piezas.tsx';

const PROBLEMA: Readonly<Record<Rechazo['problema'], { tono: 'mal' | 'ojo'; titulo: string; texto: string }>> = {
  incompleto: {
    tono: 'ojo',
    titulo: 'FALTA UN DATO',
    texto: `Escribí el código entero, o el número del documento y al menos los primeros ${LARGO_DEL_COMIENZO} caracteres de su código.`,
  },
  desconocido: {
    tono: 'mal',
    titulo: 'NO LO DES POR VÁLIDO',
    texto:
      'Lo que escribiste no corresponde a ningún documento del Colegio. Revisalo letra por letra; si está igual que en el papel, no lo des por válido.',
  },
};

/** For a paper without a camera: a plain form asks for the page, and nothing runs in the browser. */
export const PaginaParaEscribir = ({ escrito, problema }: { escrito?: Escrito; problema?: Rechazo['problema'] }) => (
  <>
    {problema && (
      <Banda tono={PROBLEMA[problema].tono} titulo={PROBLEMA[problema].titulo}>
        <p id="problema">{PROBLEMA[problema].texto}</p>
      </Banda>
    )}
    <h1>Verificar un documento del Colegio</h1>
    <p>
      Copiá del papel su número y el código que está escrito junto al QR, al final de la dirección. De una credencial,
      leé su QR.
    </p>
    <form action="/verificar" method="get">
      <label htmlFor="numero">Número del documento</label>
      <input
        id="numero"
        name="numero"
        defaultValue={escrito?.numero}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        aria-describedby="ayuda-numero"
      />
      <p id="ayuda-numero">Por ejemplo CAIE-2026-000002, el número de control de un visado o el de un recibo.</p>
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
