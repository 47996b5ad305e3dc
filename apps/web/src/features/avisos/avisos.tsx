import { PaginaDeAvisos } from '@colega/web-kit/ui/campana/pagina-de-avisos.tsx';

const Avisos = () => <PaginaDeAvisos lado="matriculado" />;

export default Avisos;
