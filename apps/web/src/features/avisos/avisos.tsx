import type { Antes } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { adelantosDeAvisos } from '@colega/web-kit/ui/campana/consultas-de-avisos.ts';
import { PaginaDeAvisos } from '@colega/web-kit/ui/campana/pagina-de-avisos.tsx';

const Avisos = () => <PaginaDeAvisos lado="matriculado" />;

export default Avisos;

export const adelantos: Antes = () => adelantosDeAvisos('matriculado');
